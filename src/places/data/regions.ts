// US states and Canadian provinces by hand, one line each; a name that is the same as the first language's is left out.
// A language more is a column more.
export const regionTable = `
country|region|en|es
US|AL|Alabama|
US|AK|Alaska|
US|AZ|Arizona|
US|AR|Arkansas|
US|CA|California|
US|CO|Colorado|
US|CT|Connecticut|
US|DE|Delaware|
US|DC|District of Columbia|Distrito de Columbia
US|FL|Florida|
US|GA|Georgia|
US|HI|Hawaii|Hawái
US|ID|Idaho|
US|IL|Illinois|
US|IN|Indiana|
US|IA|Iowa|
US|KS|Kansas|
US|KY|Kentucky|
US|LA|Louisiana|Luisiana
US|ME|Maine|
US|MD|Maryland|
US|MA|Massachusetts|
US|MI|Michigan|Míchigan
US|MN|Minnesota|
US|MS|Mississippi|Misisipi
US|MO|Missouri|Misuri
US|MT|Montana|
US|NE|Nebraska|
US|NV|Nevada|
US|NH|New Hampshire|Nuevo Hampshire
US|NJ|New Jersey|Nueva Jersey
US|NM|New Mexico|Nuevo México
US|NY|New York|Nueva York
US|NC|North Carolina|Carolina del Norte
US|ND|North Dakota|Dakota del Norte
US|OH|Ohio|
US|OK|Oklahoma|
US|OR|Oregon|Oregón
US|PA|Pennsylvania|Pensilvania
US|RI|Rhode Island|
US|SC|South Carolina|Carolina del Sur
US|SD|South Dakota|Dakota del Sur
US|TN|Tennessee|
US|TX|Texas|
US|UT|Utah|
US|VT|Vermont|
US|VA|Virginia|
US|WA|Washington|
US|WV|West Virginia|Virginia Occidental
US|WI|Wisconsin|
US|WY|Wyoming|
CA|AB|Alberta|
CA|BC|British Columbia|Columbia Británica
CA|MB|Manitoba|
CA|NB|New Brunswick|Nuevo Brunswick
CA|NL|Newfoundland and Labrador|Terranova y Labrador
CA|NS|Nova Scotia|Nueva Escocia
CA|NT|Northwest Territories|Territorios del Noroeste
CA|NU|Nunavut|
CA|ON|Ontario|
CA|PE|Prince Edward Island|Isla del Príncipe Eduardo
CA|QC|Quebec|
CA|SK|Saskatchewan|
CA|YT|Yukon|Yukón
`;

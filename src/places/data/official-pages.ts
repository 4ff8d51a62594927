// Where a country's authority says which documents it asks visitors for, by hand: the countries that our travelers fly to
// most, and only addresses that are certain. `permit` is what it calls its electronic travel authorization.
export const officialPageTable = `
country|permit|pages
US|ESTA|https://travel.state.gov/ https://esta.cbp.dhs.gov/
MX|SAE|https://www.gob.mx/inm
CA|eTA|https://www.canada.ca/en/immigration-refugees-citizenship/services/visit-canada.html
GB|ETA|https://www.gov.uk/check-uk-visa
BR||https://www.gov.br/mre
CO||https://www.migracioncolombia.gov.co/
ES||https://travel-europe.europa.eu/ https://www.exteriores.gob.es/
FR||https://travel-europe.europa.eu/ https://france-visas.gouv.fr/
DE||https://travel-europe.europa.eu/
IT||https://travel-europe.europa.eu/
PT||https://travel-europe.europa.eu/
NL||https://travel-europe.europa.eu/
CH||https://travel-europe.europa.eu/
AR||https://www.argentina.gob.ar/interior/migraciones
PE||https://www.gob.pe/migraciones
EC||https://www.cancilleria.gob.ec/
CR||https://www.migracion.go.cr/
PA||https://www.migracion.gob.pa/
GT||https://igm.gob.gt/
SV||https://www.migracion.gob.sv/
HN||https://inm.gob.hn/
DO||https://migracion.gob.do/
AU|ETA|
NZ|NZeTA|
KR|K-ETA|
`;

// Spanish city names (Latin American use) by English name and country; CLDR es-419 gives some hundred more.
import { table } from "./table.ts";

export const spanishCities = table(`
New York, US: Nueva York; Los Angeles, US: Los Ángeles; Philadelphia, US: Filadelfia; New Orleans, US: Nueva Orleans
Washington, D.C., US: Washington D. C.; Honolulu, US: Honolulú; Key West, US: Cayo Hueso; San Jose, US: San José
St. Augustine, US: San Agustín; Santa Barbara, US: Santa Bárbara; Santa Maria, US: Santa María; San Angelo, US: San Ángelo
Grand Canyon, US: Gran Cañón; Indianapolis, US: Indianápolis; Minneapolis, US: Mineápolis; St. Thomas, VI: Santo Tomás
Montreal, CA: Montreal; Quebec City, CA: Ciudad de Quebec; St. John's, CA: San Juan de Terranova
Magdalen Islands, CA: Islas de la Magdalena; Mexico City, MX: Ciudad de México
Guatemala City, GT: Ciudad de Guatemala; Panama City, PA: Ciudad de Panamá; Belize City, BZ: Ciudad de Belice
Corn Island, NI: Corn Island; Havana, CU: La Habana; Port-au-Prince, HT: Puerto Príncipe; Cap-Haïtien, HT: Cabo Haitiano
Nassau, BS: Nasáu; Port of Spain, TT: Puerto España; Grand Cayman, KY: Gran Caimán; Little Cayman, KY: Pequeña Caimán
Cayman Brac, KY: Caimán Brac; Curaçao, CW: Curazao; St. Maarten, SX: San Martín; St. Martin, MF: San Martín
St. Barthélemy, BL: San Bartolomé; St. Kitts, KN: San Cristóbal; St. Lucia, LC: Santa Lucía; St. Vincent, VC: San Vicente
Grenada, GD: Granada; St. Eustatius, BQ: San Eustaquio; Anguilla, AI: Anguila; Tortola, VG: Tórtola; Bermuda, BM: Bermudas
Grand Turk, TC: Gran Turca; Pointe-à-Pitre, GP: Pointe-à-Pitre; Fort-de-France, MQ: Fort-de-France
Rio de Janeiro, BR: Río de Janeiro; Brasília, BR: Brasilia; Foz do Iguaçu, BR: Foz de Iguazú; Cayenne, GF: Cayena
Manaus, BR: Manaos; Belém, BR: Belém; Rio Branco, BR: Rio Branco; Maceió, BR: Maceió; Recife, BR: Recife
Easter Island, CL: Isla de Pascua
London, GB: Londres; Edinburgh, GB: Edimburgo; Jersey, JE: Jersey; Isle of Man, IM: Isla de Man; Shetland, GB: Shetland
Dublin, IE: Dublín; Paris, FR: París; Marseille, FR: Marsella; Nice, FR: Niza; Bordeaux, FR: Burdeos
Strasbourg, FR: Estrasburgo; Perpignan, FR: Perpiñán; Basel, FR: Basilea; Toulon, FR: Tolón; Avignon, FR: Aviñón
Brussels, BE: Bruselas; Antwerp, BE: Amberes; Liège, BE: Lieja; Ostend, BE: Ostende; Amsterdam, NL: Ámsterdam
Rotterdam, NL: Róterdam; Groningen, NL: Groninga; Luxembourg, LU: Luxemburgo; Berlin, DE: Berlín; Munich, DE: Múnich
Frankfurt, DE: Fráncfort; Hamburg, DE: Hamburgo; Cologne, DE: Colonia; Nuremberg, DE: Núremberg; Dresden, DE: Dresde
Hanover, DE: Hannover; Lübeck, DE: Lübeck; Vienna, AT: Viena; Salzburg, AT: Salzburgo; Geneva, CH: Ginebra; Zurich, CH: Zúrich
Bern, CH: Berna; Rome, IT: Roma; Milan, IT: Milán; Venice, IT: Venecia; Florence, IT: Florencia; Naples, IT: Nápoles
Turin, IT: Turín; Genoa, IT: Génova; Bologna, IT: Bolonia; Treviso, IT: Treviso; Perugia, IT: Perusa; Ancona, IT: Ancona
Seville, ES: Sevilla; A Coruña, ES: La Coruña; Girona, ES: Gerona; Lleida, ES: Lérida; Lisbon, PT: Lisboa; Porto, PT: Oporto
Athens, GR: Atenas; Thessaloniki, GR: Salónica; Heraklion, GR: Heraclión; Chania, GR: La Canea; Rhodes, GR: Rodas
Corfu, GR: Corfú; Mykonos, GR: Miconos; Istanbul, TR: Estambul; Izmir, TR: Esmirna; Antalya, TR: Antalya
Warsaw, PL: Varsovia; Krakow, PL: Cracovia; Wrocław, PL: Breslavia; Gdańsk, PL: Gdansk; Prague, CZ: Praga
Bucharest, RO: Bucarest; Sofia, BG: Sofía; Belgrade, RS: Belgrado; Ljubljana, SI: Liubliana; Skopje, MK: Skopie
Moscow, RU: Moscú; Saint Petersburg, RU: San Petersburgo; Kazan, RU: Kazán; Kyiv, UA: Kiev; Lviv, UA: Leópolis
Stockholm, SE: Estocolmo; Gothenburg, SE: Gotemburgo; Copenhagen, DK: Copenhague; Tallinn, EE: Tallin; Vilnius, LT: Vilna
Reykjavik, IS: Reikiavik; Valletta, MT: La Valeta; Larnaca, CY: Lárnaca; Paphos, CY: Pafos; Tbilisi, GE: Tiflis
Yerevan, AM: Ereván; Baku, AZ: Bakú; Minsk, BY: Minsk; Chisinau, MD: Chisináu
Dubai, AE: Dubái; Abu Dhabi, AE: Abu Dabi; Riyadh, SA: Riad; Jeddah, SA: Yeda; Kuwait City, KW: Ciudad de Kuwait
Muscat, OM: Mascate; Amman, JO: Ammán; Damascus, SY: Damasco; Aleppo, SY: Alepo; Baghdad, IQ: Bagdad; Basra, IQ: Basora
Tehran, IR: Teherán; Isfahan, IR: Isfahán; Sanaa, YE: Saná; Aden, YE: Adén; Doha, QA: Doha; Manama, BH: Manama
Cairo, EG: El Cairo; Alexandria, EG: Alejandría; Luxor, EG: Lúxor; Aswan, EG: Asuán; Sharm el-Sheikh, EG: Sharm el Sheij
Marrakesh, MA: Marrakech; Tangier, MA: Tánger; Tétouan, MA: Tetuán; Laayoune, MA: El Aaiún; Algiers, DZ: Argel; Oran, DZ: Orán
Constantine, DZ: Constantina; Tunis, TN: Túnez; Djerba, TN: Yerba; Tripoli, LY: Trípoli; Abuja, NG: Abuya; Accra, GH: Acra
Abidjan, CI: Abiyán; Addis Ababa, ET: Adís Abeba; Johannesburg, ZA: Johannesburgo; Cape Town, ZA: Ciudad del Cabo
Kinshasa, CD: Kinsasa; Khartoum, SD: Jartum; Djibouti, DJ: Yibuti; Mogadishu, SO: Mogadiscio; Zanzibar, TZ: Zanzíbar
Dar es Salaam, TZ: Dar es-Salam; Mauritius, MU: Mauricio; Victoria Falls, ZW: Cataratas Victoria; N'Djamena, TD: Yamena
Ouagadougou, BF: Uagadugú; Nouakchott, MR: Nuakchot; Cotonou, BJ: Cotonú; Timbuktu, ML: Tombuctú; Douala, CM: Duala
Yaoundé, CM: Yaundé; Niamey, NE: Niamey; Malabo, GQ: Malabo; São Tomé, ST: Santo Tomé
Tokyo, JP: Tokio; Seoul, KR: Seúl; Pyongyang, KP: Pionyang; Beijing, CN: Pekín; Shanghai, CN: Shanghái
Guangzhou, CN: Cantón; Nanjing, CN: Nankín; Macau, MO: Macao; Taipei, TW: Taipéi; Singapore, SG: Singapur
Jakarta, ID: Yakarta; Hanoi, VN: Hanói; Ho Chi Minh City, VN: Ciudad Ho Chi Minh; Phnom Penh, KH: Nom Pen
Vientiane, LA: Vientián; Yangon, MM: Rangún; Cebu, PH: Cebú; Mumbai, IN: Bombay; Kolkata, IN: Calcuta; Bengaluru, IN: Bangalore
Delhi, IN: Delhi; Kathmandu, NP: Katmandú; Dhaka, BD: Daca; Tashkent, UZ: Taskent; Samarkand, UZ: Samarcanda
Bukhara, UZ: Bujará; Astana, KZ: Astaná; Bishkek, KG: Biskek; Dushanbe, TJ: Dusambé; Ashgabat, TM: Asjabad
Ulaanbaatar, MN: Ulán Bator; Sydney, AU: Sídney; Adelaide, AU: Adelaida; Nouméa, NC: Numea; Saipan, MP: Saipán
`);

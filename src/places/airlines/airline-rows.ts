// Airlines by hand, as of November 2026. One line each: code | name | country | alliance | hubs or main bases | website | page.
// Left blank is what we are not sure of. "page" marks those that have pages of their own. An airline's slug comes from
// its name, so a changed name is a changed URL.
export const airlineTable = `
DL|Delta Air Lines|US|SkyTeam|ATL DTW MSP SLC JFK LGA BOS LAX SEA|https://www.delta.com|page
UA|United Airlines|US|Star Alliance|ORD DEN IAH EWR IAD SFO LAX GUM|https://www.united.com|page
AA|American Airlines|US|oneworld|DFW CLT MIA ORD PHL PHX DCA LAX JFK LGA|https://www.aa.com|page
WN|Southwest Airlines|US||DAL MDW BWI DEN LAS PHX HOU MCO OAK|https://www.southwest.com|page
B6|JetBlue|US||JFK BOS FLL MCO SJU|https://www.jetblue.com|page
AS|Alaska Airlines|US|oneworld|SEA PDX ANC SFO LAX|https://www.alaskaair.com|page
F9|Frontier Airlines|US||DEN MCO LAS ATL PHL|https://www.flyfrontier.com|page
NK|Spirit Airlines|US||FLL||page
G4|Allegiant Air|US||LAS SFB PIE PGD AZA|https://www.allegiantair.com|page
SY|Sun Country Airlines|US||MSP|https://www.suncountry.com|page
HA|Hawaiian Airlines|US|oneworld|HNL OGG|https://www.hawaiianairlines.com|page
MX|Breeze Airways|US||CHS TPA PVD RDU ORF PVU|https://www.flybreeze.com|page
XP|Avelo Airlines|US||HVN ILG USA LAL|https://www.aveloair.com|page
AC|Air Canada|CA|Star Alliance|YYZ YUL YVR|https://www.aircanada.com|page
WS|WestJet|CA||YYC YEG YVR|https://www.westjet.com|page
PD|Porter Airlines|CA||YTZ YYZ YOW|https://www.flyporter.com|
TS|Air Transat|CA||YUL YYZ|https://www.airtransat.com|
F8|Flair Airlines|CA||YEG YVR YYZ|https://flyflair.com|
AM|Aeroméxico|MX|SkyTeam|MEX MTY GDL|https://www.aeromexico.com|page
Y4|Volaris|MX||GDL TIJ MEX CUN|https://www.volaris.com|page
VB|Viva|MX||MTY MEX CUN GDL|https://www.vivaaerobus.com|page
CM|Copa Airlines|PA|Star Alliance|PTY|https://www.copaair.com|page
AV|Avianca|CO|Star Alliance|BOG SAL MDE|https://www.avianca.com|page
P5|Wingo|CO||BOG MDE CLO|https://www.wingo.com|
9R|Satena|CO||BOG EOH|https://www.satena.com|
LA|LATAM Airlines|CL||SCL LIM GRU BSB|https://www.latamairlines.com|page
H2|Sky Airline|CL||SCL LIM|https://www.skyairline.com|
JA|JetSMART|CL||SCL ANF LIM|https://jetsmart.com|
AR|Aerolíneas Argentinas|AR|SkyTeam|AEP EZE COR|https://www.aerolineas.com.ar|page
G3|GOL|BR||GRU CGH GIG BSB|https://www.voegol.com.br|page
AD|Azul|BR||VCP CNF REC|https://www.voeazul.com.br|page
OB|Boliviana de Aviación|BO||VVI CBB LPB|https://www.boa.bo|
DM|Arajet|DO||SDQ PUJ|https://www.arajet.com|page
BW|Caribbean Airlines|TT||POS KIN|https://www.caribbean-airlines.com|
UP|Bahamasair|BS||NAS|https://www.bahamasair.com|
KX|Cayman Airways|KY||GCM|https://www.caymanairways.com|
JY|interCaribbean Airways|TC||PLS|https://www.intercaribbean.com|
IB|Iberia|ES|oneworld|MAD|https://www.iberia.com|page
UX|Air Europa|ES|SkyTeam|MAD|https://www.aireuropa.com|
VY|Vueling|ES||BCN|https://www.vueling.com|
BA|British Airways|GB|oneworld|LHR LGW|https://www.britishairways.com|page
VS|Virgin Atlantic|GB|SkyTeam|LHR MAN|https://www.virginatlantic.com|
U2|easyJet|GB||LGW LTN|https://www.easyjet.com|
AF|Air France|FR|SkyTeam|CDG|https://www.airfrance.com|page
BF|French bee|FR||ORY|https://www.frenchbee.com|
KL|KLM|NL|SkyTeam|AMS|https://www.klm.com|page
LH|Lufthansa|DE|Star Alliance|FRA MUC|https://www.lufthansa.com|page
DE|Condor|DE||FRA|https://www.condor.com|
LX|Swiss|CH|Star Alliance|ZRH GVA|https://www.swiss.com|
OS|Austrian Airlines|AT|Star Alliance|VIE|https://www.austrian.com|
SN|Brussels Airlines|BE|Star Alliance|BRU|https://www.brusselsairlines.com|
TP|TAP Air Portugal|PT|Star Alliance|LIS OPO|https://www.flytap.com|
AZ|ITA Airways|IT||FCO LIN|https://www.ita-airways.com|
A3|Aegean Airlines|GR|Star Alliance|ATH|https://www.aegeanair.com|
SK|SAS|SE|SkyTeam|CPH ARN OSL|https://www.flysas.com|
DY|Norwegian|NO||OSL|https://www.norwegian.com|
AY|Finnair|FI|oneworld|HEL|https://www.finnair.com|
LO|LOT Polish Airlines|PL|Star Alliance|WAW|https://www.lot.com|
EI|Aer Lingus|IE||DUB|https://www.aerlingus.com|
FR|Ryanair|IE||DUB STN|https://www.ryanair.com|
FI|Icelandair|IS||KEF|https://www.icelandair.com|
TK|Turkish Airlines|TR|Star Alliance|IST|https://www.turkishairlines.com|page
LY|El Al|IL||TLV|https://www.elal.com|
EK|Emirates|AE||DXB|https://www.emirates.com|
EY|Etihad Airways|AE||AUH|https://www.etihad.com|
QR|Qatar Airways|QA|oneworld|DOH|https://www.qatarairways.com|
SV|Saudia|SA|SkyTeam|JED RUH|https://www.saudia.com|
RJ|Royal Jordanian|JO|oneworld|AMM|https://www.rj.com|
MS|Egyptair|EG|Star Alliance|CAI|https://www.egyptair.com|
ET|Ethiopian Airlines|ET|Star Alliance|ADD|https://www.ethiopianairlines.com|
AT|Royal Air Maroc|MA|oneworld|CMN|https://www.royalairmaroc.com|
AI|Air India|IN|Star Alliance|DEL BOM|https://www.airindia.com|
SQ|Singapore Airlines|SG|Star Alliance|SIN|https://www.singaporeair.com|
CX|Cathay Pacific|HK|oneworld|HKG|https://www.cathaypacific.com|
BR|EVA Air|TW|Star Alliance|TPE|https://www.evaair.com|
CI|China Airlines|TW|SkyTeam|TPE|https://www.china-airlines.com|
NH|All Nippon Airways|JP|Star Alliance|HND NRT|https://www.ana.co.jp|
JL|Japan Airlines|JP|oneworld|HND NRT|https://www.jal.co.jp|
KE|Korean Air|KR|SkyTeam|ICN|https://www.koreanair.com|
PR|Philippine Airlines|PH||MNL|https://www.philippineairlines.com|
QF|Qantas|AU|oneworld|SYD MEL BNE|https://www.qantas.com|
NZ|Air New Zealand|NZ|Star Alliance|AKL|https://www.airnewzealand.com|
`;

/** The last day of flights of those that no longer fly. */
export const ceased: Readonly<Record<string, string>> = { NK: "2026-05-02" };

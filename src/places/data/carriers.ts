// Carriers by code that have no page here, written by scripts/carriers.ts from scripts/places/carriers.ts: don't edit.
// Code | name | the airline that its flights are sold as today.
export const carrierTable = `
2L|Helvetic Airways
3M|Silver Airways
4C|LATAM Colombia|LA
4M|LATAM Argentina|LA
4N|Air North
4O|Air Montenegro
5D|Aeroméxico Connect|AM
5U|TAG Airlines
8E|Bering Air
9E|Endeavor Air|DL
9K|Cape Air
9V|Avior Airlines
9X|Southern Airways Express
A5|Air France HOP|AF
C5|CommuteAir|UA
CJ|BA CityFlyer|BA
CL|Lufthansa CityLine|LH
EN|Air Dolomiti|LH
G7|GoJet Airlines|UA
I2|Iberia Express|IB
JJ|LATAM Brasil|LA
JU|Air Serbia
JZ|JetSMART Perú|JA
LM|Loganair
LP|LATAM Perú|LA
LR|Avianca Costa Rica|AV
MQ|Envoy Air|AA
N0|Norse Atlantic Airways
NT|Binter Canarias
NW|Northwest Airlines|DL
O6|Avianca Brasil
OH|PSA Airlines|AA
OO|SkyWest Airlines
OU|Croatia Airlines
OZ|Asiana Airlines
PB|Provincial Airlines
PT|Piedmont Airlines|AA
PZ|LATAM Paraguay|LA
QK|Jazz Aviation|AC
QX|Horizon Air|AS
RV|Air Canada Rouge|AC
T0|Avianca Perú|AV
TA|Avianca El Salvador|AV
TJ|Tradewind Aviation
TW|T'way Air
UK|Vistara|AI
VH|Viva Air
VV|Viva Air Perú
VW|Aeromar
VX|Virgin America|AS
WA|KLM Cityhopper|KL
WG|Sunwing Airlines|WS
WR|WestJet Encore|WS
XL|LATAM Ecuador|LA
YV|Mesa Airlines
YW|Air Nostrum|IB
YX|Republic Airways
ZW|Air Wisconsin
`;

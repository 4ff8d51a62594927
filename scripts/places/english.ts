// English city names where OPTD's is long, official, local or names the next big city instead of the airport's own.
import { table } from "./table.ts";

export const englishCities = table(`
JFK: New York; LGA: New York; EWR: Newark; SWF: Newburgh; HPN: White Plains; BWI: Baltimore; IAD: Washington, D.C.
DCA: Washington, D.C.; FLG: Flagstaff; AOO: Altoona; AVP: Scranton; CHS: Charleston; AZA: Mesa; ONT: Ontario
PAE: Everett; PIE: St. Petersburg; PSM: Portsmouth; TTN: Trenton; RFD: Rockford; RDU: Raleigh-Durham; SGU: St. George
UST: St. Augustine; STC: St. Cloud; PIB: Hattiesburg; SHD: Staunton; LIH: Lihue; MKK: Molokai; LNY: Lanai City
STT: St. Thomas; STX: St. Croix; JAC: Jackson Hole; HDN: Steamboat Springs; SUN: Sun Valley; HHH: Hilton Head Island
MVY: Martha's Vineyard; SCK: Stockton; CLD: Carlsbad; DUT: Dutch Harbor; ADK: Adak; SNP: St. Paul Island
STG: St. George Island; ANN: Metlakatla; GCN: Grand Canyon; CNY: Moab; TRI: Tri-Cities; FHU: Sierra Vista; CWA: Wausau
MAZ: Mayagüez; VQS: Vieques; WYS: West Yellowstone; IDA: Idaho Falls; MGW: Morgantown
YUL: Montreal; YHU: Montreal; YQB: Quebec City; YHM: Hamilton; YKF: Kitchener; YXX: Abbotsford; YND: Gatineau
YSB: Sudbury; YGR: Magdalen Islands; YYR: Goose Bay; YTM: Mont-Tremblant; YGL: La Grande; YTL: Big Trout Lake
ZRJ: Round Lake; YSG: Lutselk'e; YRB: Resolute
ACA: Acapulco; HUX: Huatulco; DGO: Durango; GYM: Guaymas; JAL: Xalapa; LZC: Lázaro Cárdenas; BJX: León
MAM: Matamoros; PAZ: Poza Rica; QRO: Querétaro; TGZ: Tuxtla Gutiérrez; TLC: Toluca
GUA: Guatemala City; FRS: Flores; XPL: Comayagua; RTB: Roatán; LIO: Puerto Limón; RNI: Corn Island; BLB: Panama City
BIM: Bimini; GHB: Governor's Harbour; ELH: North Eleuthera; ZSA: San Salvador Island; CCC: Cayo Coco; CYC: Caye Chapel
BWW: Cayo Santa María; BRX: Barahona; AZS: Samaná; GCM: Grand Cayman; CYB: Cayman Brac; ANU: Antigua; BBQ: Barbuda
AUA: Aruba; CUR: Curaçao; BON: Bonaire; EUX: St. Eustatius; SAB: Saba; SXM: St. Maarten; SFG: St. Martin
SBH: St. Barthélemy; SKB: St. Kitts; NEV: Nevis; UVF: St. Lucia; SLU: St. Lucia; SVD: St. Vincent; POS: Port of Spain
PLS: Providenciales; NCA: North Caicos; XSC: South Caicos; CIW: Canouan; UNI: Union Island; BQU: Bequia; CRU: Carriacou
GBJ: Marie-Galante; EIS: Tortola; DOM: Dominica; DCF: Dominica
BRC: Bariloche; VVI: Santa Cruz; SRZ: Santa Cruz; VCP: Campinas; FEN: Fernando de Noronha; PVA: Providencia; GPS: Baltra
SCY: San Cristóbal; OCC: Coca; PZO: Ciudad Guayana; LRV: Los Roques; PMV: Porlamar; SJE: San José del Guaviare
CRL: Charleroi; FRA: Frankfurt; HHN: Hahn; NRN: Weeze; HAJ: Hanover; CGN: Cologne; FKB: Karlsruhe; GWT: Sylt
HDF: Heringsdorf; KLU: Klagenfurt; ZRH: Zurich; BSL: Basel; AAR: Aarhus; BVA: Beauvais; ETZ: Metz; GNB: Grenoble
DNR: Dinard; CER: Cherbourg; LDE: Lourdes; NCL: Newcastle; MME: Teesside; LSI: Shetland; PIK: Prestwick; BEB: Benbecula
JER: Jersey; HER: Heraklion; CHQ: Chania; JTR: Santorini; JSI: Skiathos; EFL: Kefalonia; GPA: Patras; PVK: Preveza
KVA: Kavala; IOA: Ioannina; KZI: Kozani; SKG: Thessaloniki; BWK: Brač; PMF: Parma; TSF: Treviso; VBS: Brescia; EBA: Elba
FUE: Fuerteventura; LPA: Gran Canaria; TFS: Tenerife; TFN: Tenerife; SPC: La Palma; VDE: El Hierro
MAH: Menorca; PMI: Palma de Mallorca; EAS: San Sebastián; VIT: Vitoria; RMU: Murcia; CDT: Castellón; SVQ: Seville
OVD: Asturias; XRY: Jerez; RKV: Reykjavik; KEF: Reykjavik; HFN: Höfn; HZK: Húsavík; TER: Terceira; PXO: Porto Santo
PIX: Pico; SJZ: São Jorge; SMA: Santa Maria; GRW: Graciosa; FLW: Flores; CAT: Cascais; NYO: Nyköping; VST: Västerås
AGH: Ängelholm; TRF: Sandefjord; KRK: Krakow; WMI: Warsaw; SZY: Olsztyn; CND: Constanța; ADB: Izmir; BJV: Bodrum
COV: Adana; NKT: Şırnak; YKO: Hakkâri; YEI: Bursa; BZI: Balıkesir; NAJ: Nakhchivan; TAY: Tartu; GME: Gomel
MVQ: Mogilev; GNA: Grodno; KWG: Kryvyi Rih; OZH: Zaporizhzhia; NLV: Mykolaiv; LPX: Liepaja; SOB: Hévíz
PKC: Petropavlovsk-Kamchatsky; NSK: Norilsk; NOZ: Novokuznetsk; KVX: Kirov; PEZ: Penza; NNM: Naryan-Mar
ARH: Arkhangelsk; NER: Neryungri; NLI: Nikolayevsk-on-Amur; GOJ: Nizhny Novgorod; NUX: Novy Urengoy; UKX: Ust-Kut
AAN: Al Ain; BAH: Manama; ELQ: Buraidah; HOF: Al Ahsa; AJF: Sakaka; MED: Medina; HEA: Herat; KDH: Kandahar
MZR: Mazar-i-Sharif; RIY: Mukalla; HOD: Hodeidah; AAY: Al Ghaydah; BSR: Basra; OMH: Urmia; BJB: Bojnord; MRX: Mahshahr
BDH: Bandar Lengeh; PGU: Asaluyeh; RSI: Red Sea; DWD: Dawadmi; BHH: Bisha; URY: Gurayat; KAC: Qamishli; AEU: Abu Musa
MUH: Marsa Matruh; AAC: El Arish; ATZ: Asyut; DJE: Djerba; TMR: Tamanrasset; IAM: In Amenas; FEZ: Fez; EUN: Laayoune
AHU: Al Hoceima; LAQ: Al Bayda; MRU: Mauritius; RRG: Rodrigues; RUN: Saint-Denis; SEZ: Mahé; PRI: Praslin; SID: Sal
MRE: Maasai Mara; ASV: Amboseli; LAU: Lamu; SNE: São Nicolau; BVC: Boa Vista; MMO: Maio; HGA: Hargeisa
PCP: Príncipe; AWA: Hawassa; GDQ: Gondar; MQX: Mekelle; AAM: Mala Mala; NWA: Mohéli; MSZ: Moçâmedes; FDU: Bandundu
MLE: Malé; DEL: Delhi; IXB: Bagdogra; HJR: Khajuraho; ISK: Nashik; CNN: Kannur; KQH: Kishangarh; RJA: Rajahmundry
GDB: Gondia; IXY: Kandla; KLH: Kolhapur; HSR: Rajkot; DMU: Dimapur; AGX: Agatti; IXI: Lakhimpur; CXB: Cox's Bazar
BWA: Bhairahawa; TPJ: Taplejung; UBN: Ulaanbaatar; KTI: Phnom Penh; DLI: Da Lat; VCS: Con Dao; UIH: Quy Nhon
VDO: Van Don; USM: Ko Samui; UTP: Pattaya; LOP: Lombok; TIM: Timika; BEJ: Berau; DJJ: Jayapura; TTE: Ternate
PEN: Penang; LGK: Langkawi; TOD: Tioman; MZV: Mulu; CEB: Cebu; CRK: Clark; CGY: Cagayan de Oro; USU: Busuanga
IAO: Siargao; DRP: Legazpi; SFS: Subic Bay; SUG: Surigao; OZC: Ozamiz; TAG: Tagbilaran; BCD: Bacolod; CYP: Calbayog
RXS: Roxas; KNH: Kinmen; MZG: Penghu; MFK: Beigan; HUN: Hualien; FOC: Fuzhou; CKG: Chongqing; XIY: Xi'an
ENY: Yan'an; JHG: Jinghong; NGQ: Shiquanhe; HTN: Hotan; AKU: Aksu; AAT: Altay; IQN: Qingyang; DIG: Shangri-La
LUM: Mangshi; SQJ: Sanming; JGS: Ji'an; SHS: Jingzhou; YIE: Arxan; RLK: Bayannur; HUO: Holingol; XIL: Xilinhot
LFQ: Linfen; LZO: Luzhou; DCY: Daocheng; GMQ: Golog; TCZ: Tengchong; JMJ: Lancang; CWJ: Cangyuan; NLH: Ninglang
AXF: Bayanhot; SWA: Jieyang; HYN: Taizhou; RKZ: Shigatse; LZY: Nyingchi; CQW: Wulong; UYN: Yulin; HZH: Liping
GXH: Xiahe; CNI: Changhai; ISG: Ishigaki; MMY: Miyakojima; ASJ: Amami; KUM: Yakushima; TNE: Tanegashima; FUJ: Goto
RIS: Rishiri; OKE: Okinoerabu; KKX: Kikai; TKN: Tokunoshima; OKI: Oki; TTJ: Tottori; ONJ: Odate; SDS: Sado
HAC: Hachijojima; OIM: Izu Oshima; MYE: Miyakejima; MMD: Minamidaito; KTD: Kitadaito; RNJ: Yoron; IKI: Iki
MMB: Memanbetsu; UKB: Kobe; CJU: Jeju; HIN: Jinju; CJJ: Cheongju; RGO: Chongjin; DSO: Sondok; NHV: Nuku Hiva
AUQ: Hiva Oa; RFP: Raiatea; XMH: Manihi; TKX: Takaroa; AHE: Ahe; PNI: Pohnpei; YAP: Yap; ROP: Rota; KWA: Kwajalein
LIF: Lifou; MEE: Maré; CCK: Cocos Islands; MCY: Sunshine Coast; INU: Nauru; HPA: Ha'apai; VAV: Vava'u; FUT: Futuna
WLS: Wallis; SPN: Saipan; NMF: Maafaru; GAN: Gan; KDO: Kadhdhoo; KDM: Kaadedhdhoo; VAM: Maamigili
DAU: Daru; SMS: Sainte-Marie; AOE: Eskişehir; DZN: Zhezkazgan; UKK: Oskemen; KGF: Karaganda
URA: Oral; SUI: Sukhumi; HRI: Hambantota; KCT: Koggala; TJU: Kulob; KRW: Türkmenbaşy; TAZ: Daşoguz; CHT: Chatham Islands
AMQ: Ambon; NAH: Tahuna; IKU: Tamchy; HZA: Heze; BPX: Qamdo; PXR: Surin; AEH: Abéché; FAE: Vágar
CYO: Cayo Largo; GEC: Lefkoniko; ZHH: Herschel Island; OKA: Okinawa
`);

/** Airport names where both sources are stale, clumsy or in another language. */
export const englishNames = table(`
HSR: Rajkot International; DJT: President Donald J. Trump International; EWR: Newark Liberty International; MSP: Minneapolis–Saint Paul International
SAL: San Óscar Arnulfo Romero International; MEX: Benito Juárez International; NLU: Felipe Ángeles International
GDL: Miguel Hidalgo International; MTY: Mariano Escobedo International; CUN: Cancún International; SJD: Los Cabos International
PTY: Tocumen International; BOG: El Dorado International; MDE: José María Córdova International; LIM: Jorge Chávez International
SCL: Arturo Merino Benítez International; EZE: Ministro Pistarini International; AEP: Aeroparque Jorge Newbery
UIO: Mariscal Sucre International; GUA: La Aurora International; SJO: Juan Santamaría International
SDQ: Las Américas International; HAV: José Martí International; ASU: Silvio Pettirossi International
MVD: Carrasco International; CGH: Congonhas; SDU: Santos Dumont; CNF: Confins International; VCP: Viracopos International
BSL: EuroAirport Basel Mulhouse Freiburg; SNA: John Wayne; BWI: Baltimore/Washington International
BUF: Buffalo Niagara International; FAT: Fresno Yosemite International; LAS: Harry Reid International; LGA: LaGuardia
PVG: Pudong International; GVA: Geneva; JAN: Jackson–Medgar Wiley Evers International; BUR: Hollywood Burbank
ANC: Ted Stevens Anchorage International; BZN: Bozeman Yellowstone International; ICT: Dwight D. Eisenhower National
LIT: Bill and Hillary Clinton National; SDF: Muhammad Ali International; ALB: Albany International; BOI: Boise
RNO: Reno–Tahoe International; OKC: Will Rogers International; CRW: Yeager; XNA: Northwest Arkansas National
STS: Charles M. Schulz–Sonoma County; RST: Rochester International; LAN: Capital Region International
ROA: Roanoke–Blacksburg Regional; TLH: Tallahassee International; SRQ: Sarasota Bradenton International
CVG: Cincinnati/Northern Kentucky International; JMK: Mykonos International; CFU: Ioannis Kapodistrias International
AJU: Santa Maria International; LDB: Governador José Richa; BVB: Boa Vista International
CLO: Alfonso Bonilla Aragón International; AXM: El Edén International; CUE: Mariscal Lamar International
IGU: Cataratas International; LOH: Camilo Ponce Enríquez; PEI: Matecaña International; PSO: Antonio Nariño
VUP: Alfonso López Pumarejo; PAC: Marcos A. Gelabert International; BOC: Isla Colón International
ANF: Andrés Sabella International; MAR: La Chinita International; XPL: Palmerola International; SVD: Argyle International
CPC: Aviador Carlos Campos; COR: Ambrosio Taravella International; MDZ: El Plumerillo International
ARI: Chacalluta International; ZOS: Cañal Bajo; PNT: Teniente Julio Gallardo; DOH: Hamad International; GOI: Dabolim
KRK: John Paul II International; TIA: Nënë Tereza International; MLI: Quad Cities International; SOU: Southampton
GRO: Girona–Costa Brava; BLL: Billund; VGO: Vigo–Peinador; SSA: Deputado Luís Eduardo Magalhães International
CIA: Ciampino; LIN: Linate; MXP: Malpensa; BMA: Bromma; NYO: Skavsta; AMS: Schiphol; CGN: Cologne Bonn; MLB: Melbourne Orlando International
YHU: Montreal Saint-Hubert; YUL: Pierre Elliott Trudeau International; PTP: Pôle Caraïbes; QRO: Querétaro Intercontinental
FAO: Faro; OAK: Oakland International; CUL: Bachigualato International; OAX: Xoxocotlán International; SEN: Southend
EMA: East Midlands; MFM: Macau International; GIG: Galeão International; CAY: Félix Eboué; BEL: Val de Cans International
MKY: Mackay; BUZ: Bushehr; PMY: El Tehuelche; MZO: Sierra Maestra International; MVF: Dix-Sept Rosado; GYN: Santa Genoveva
IUE: Hanan International; SKN: Skagen; SBD: San Bernardino International; PBG: Plattsburgh International
SPS: Wichita Falls Regional; TRI: Tri-Cities Regional; WKK: Aleknagik; YTM: Mont-Tremblant International
CHX: Captain Manuel Niño International; GWT: Sylt; ASO: Asosa; THU: Pituffik Space Base; BMY: Waala
`);

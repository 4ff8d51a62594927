// Airports, written by scripts/places.ts: don't edit. From OpenTravelData (https://github.com/opentraveldata/opentraveldata), CC BY 4.0, changed: filtered by OurAirports (public domain), cities renamed, Spanish names added (Unicode CLDR and by hand).
export const airportSource = "OpenTravelData (https://github.com/opentraveldata/opentraveldata), CC BY 4.0, changed: filtered by OurAirports (public domain), cities renamed, Spanish names added (Unicode CLDR and by hand)";
export const zones: readonly string[] = ["Africa/Abidjan","Africa/Accra","Africa/Addis_Ababa","Africa/Algiers","Africa/Asmara","Africa/Bamako","Africa/Bangui","Africa/Banjul","Africa/Bissau","Africa/Blantyre","Africa/Brazzaville","Africa/Bujumbura","Africa/Cairo","Africa/Casablanca","Africa/Ceuta","Africa/Conakry","Africa/Dakar","Africa/Dar_es_Salaam","Africa/Djibouti","Africa/Douala","Africa/Freetown","Africa/Gaborone","Africa/Harare","Africa/Johannesburg","Africa/Juba","Africa/Kampala","Africa/Khartoum","Africa/Kigali","Africa/Kinshasa","Africa/Lagos","Africa/Libreville","Africa/Lome","Africa/Luanda","Africa/Lubumbashi","Africa/Lusaka","Africa/Malabo","Africa/Maputo","Africa/Maseru","Africa/Mbabane","Africa/Mogadishu","Africa/Monrovia","Africa/Nairobi","Africa/Ndjamena","Africa/Niamey","Africa/Nouakchott","Africa/Ouagadougou","Africa/Porto-Novo","Africa/Sao_Tome","Africa/Tripoli","Africa/Tunis","Africa/Windhoek","America/Adak","America/Anchorage","America/Anguilla","America/Antigua","America/Araguaina","America/Argentina/Buenos_Aires","America/Argentina/Catamarca","America/Argentina/Cordoba","America/Argentina/Jujuy","America/Argentina/La_Rioja","America/Argentina/Mendoza","America/Argentina/Rio_Gallegos","America/Argentina/Salta","America/Argentina/San_Juan","America/Argentina/San_Luis","America/Argentina/Tucuman","America/Argentina/Ushuaia","America/Aruba","America/Asuncion","America/Atikokan","America/Bahia","America/Barbados","America/Belem","America/Belize","America/Blanc-Sablon","America/Boa_Vista","America/Bogota","America/Boise","America/Cambridge_Bay","America/Campo_Grande","America/Cancun","America/Caracas","America/Cayenne","America/Cayman","America/Chicago","America/Chihuahua","America/Ciudad_Juarez","America/Costa_Rica","America/Cuiaba","America/Curacao","America/Dawson_Creek","America/Denver","America/Detroit","America/Dominica","America/Edmonton","America/Eirunepe","America/El_Salvador","America/Fort_Nelson","America/Fortaleza","America/Glace_Bay","America/Goose_Bay","America/Grand_Turk","America/Grenada","America/Guadeloupe","America/Guatemala","America/Guayaquil","America/Guyana","America/Halifax","America/Havana","America/Hermosillo","America/Indiana/Indianapolis","America/Inuvik","America/Iqaluit","America/Jamaica","America/Juneau","America/Kentucky/Louisville","America/Kralendijk","America/La_Paz","America/Lima","America/Los_Angeles","America/Lower_Princes","America/Maceio","America/Managua","America/Manaus","America/Marigot","America/Martinique","America/Matamoros","America/Mazatlan","America/Menominee","America/Merida","America/Metlakatla","America/Mexico_City","America/Miquelon","America/Moncton","America/Monterrey","America/Montevideo","America/Montserrat","America/Nassau","America/New_York","America/Nome","America/Noronha","America/Nuuk","America/Panama","America/Paramaribo","America/Phoenix","America/Port-au-Prince","America/Port_of_Spain","America/Porto_Velho","America/Puerto_Rico","America/Punta_Arenas","America/Rankin_Inlet","America/Recife","America/Regina","America/Resolute","America/Rio_Branco","America/Santarem","America/Santiago","America/Santo_Domingo","America/Sao_Paulo","America/Sitka","America/St_Barthelemy","America/St_Johns","America/St_Kitts","America/St_Lucia","America/St_Thomas","America/St_Vincent","America/Tegucigalpa","America/Thule","America/Tijuana","America/Toronto","America/Tortola","America/Vancouver","America/Whitehorse","America/Winnipeg","America/Yakutat","Arctic/Longyearbyen","Asia/Aden","Asia/Almaty","Asia/Amman","Asia/Anadyr","Asia/Aqtau","Asia/Aqtobe","Asia/Ashgabat","Asia/Atyrau","Asia/Baghdad","Asia/Bahrain","Asia/Baku","Asia/Bangkok","Asia/Barnaul","Asia/Beirut","Asia/Bishkek","Asia/Brunei","Asia/Colombo","Asia/Damascus","Asia/Dhaka","Asia/Dili","Asia/Dubai","Asia/Dushanbe","Asia/Famagusta","Asia/Ho_Chi_Minh","Asia/Hong_Kong","Asia/Hovd","Asia/Irkutsk","Asia/Jakarta","Asia/Jayapura","Asia/Jerusalem","Asia/Kabul","Asia/Kamchatka","Asia/Karachi","Asia/Kathmandu","Asia/Kolkata","Asia/Krasnoyarsk","Asia/Kuala_Lumpur","Asia/Kuching","Asia/Kuwait","Asia/Macau","Asia/Magadan","Asia/Makassar","Asia/Manila","Asia/Muscat","Asia/Nicosia","Asia/Novokuznetsk","Asia/Novosibirsk","Asia/Omsk","Asia/Oral","Asia/Phnom_Penh","Asia/Pontianak","Asia/Pyongyang","Asia/Qatar","Asia/Qostanay","Asia/Riyadh","Asia/Sakhalin","Asia/Samarkand","Asia/Seoul","Asia/Shanghai","Asia/Singapore","Asia/Taipei","Asia/Tashkent","Asia/Tbilisi","Asia/Tehran","Asia/Thimphu","Asia/Tokyo","Asia/Tomsk","Asia/Ulaanbaatar","Asia/Urumqi","Asia/Vientiane","Asia/Vladivostok","Asia/Yakutsk","Asia/Yangon","Asia/Yekaterinburg","Asia/Yerevan","Atlantic/Azores","Atlantic/Bermuda","Atlantic/Canary","Atlantic/Cape_Verde","Atlantic/Faroe","Atlantic/Madeira","Atlantic/Reykjavik","Atlantic/St_Helena","Atlantic/Stanley","Australia/Adelaide","Australia/Brisbane","Australia/Broken_Hill","Australia/Darwin","Australia/Hobart","Australia/Lindeman","Australia/Melbourne","Australia/Perth","Australia/Sydney","Europe/Amsterdam","Europe/Astrakhan","Europe/Athens","Europe/Belgrade","Europe/Berlin","Europe/Bratislava","Europe/Brussels","Europe/Bucharest","Europe/Budapest","Europe/Chisinau","Europe/Copenhagen","Europe/Dublin","Europe/Gibraltar","Europe/Guernsey","Europe/Helsinki","Europe/Isle_of_Man","Europe/Istanbul","Europe/Jersey","Europe/Kaliningrad","Europe/Kirov","Europe/Kyiv","Europe/Lisbon","Europe/Ljubljana","Europe/London","Europe/Luxembourg","Europe/Madrid","Europe/Malta","Europe/Mariehamn","Europe/Minsk","Europe/Moscow","Europe/Oslo","Europe/Paris","Europe/Podgorica","Europe/Prague","Europe/Riga","Europe/Rome","Europe/Samara","Europe/Sarajevo","Europe/Saratov","Europe/Simferopol","Europe/Skopje","Europe/Sofia","Europe/Stockholm","Europe/Tallinn","Europe/Tirane","Europe/Ulyanovsk","Europe/Vienna","Europe/Vilnius","Europe/Volgograd","Europe/Warsaw","Europe/Zagreb","Europe/Zurich","Indian/Antananarivo","Indian/Christmas","Indian/Cocos","Indian/Comoro","Indian/Mahe","Indian/Maldives","Indian/Mauritius","Indian/Mayotte","Indian/Reunion","Pacific/Apia","Pacific/Auckland","Pacific/Bougainville","Pacific/Chatham","Pacific/Chuuk","Pacific/Easter","Pacific/Efate","Pacific/Fiji","Pacific/Funafuti","Pacific/Galapagos","Pacific/Gambier","Pacific/Guadalcanal","Pacific/Guam","Pacific/Honolulu","Pacific/Kiritimati","Pacific/Kosrae","Pacific/Kwajalein","Pacific/Majuro","Pacific/Marquesas","Pacific/Nauru","Pacific/Niue","Pacific/Norfolk","Pacific/Noumea","Pacific/Pago_Pago","Pacific/Palau","Pacific/Pohnpei","Pacific/Port_Moresby","Pacific/Rarotonga","Pacific/Saipan","Pacific/Tahiti","Pacific/Tarawa","Pacific/Tongatapu","Pacific/Wake","Pacific/Wallis"];
// In the order of the zones: an airport of the city that each is called by.
export const zoneAirports = "ABJ ACC ADD ALG ASM BKO BGF BJL OXB BLZ BZV BJM CAI CMN MLN CKY DSS DAR JIB DLA FNA GBE HRE JNB JUB EBB KRT KGL FIH LOS LBV LFW NBJ FBM LUN SSG MPM MSU SHO MGQ ROB NBO NDJ NIM NKC OUA COO TMS MJI TUN WDH ADK ANC AXA ANU AUX EZE CTC COR JUJ IRJ MDZ RGL SLA UAQ LUQ TUC USH AUA ASU YZS SSA BGI BEL BZE YBX BVB BOG BOI YCB CGR CUN CCS CAY GCM ORD CUU CJS SJO CGB CUR YDQ DEN DTW DCF YEG CZS SAL YYE FOR YQY YYR GDT GND PTP GUA GYE GEO YHZ HAV HMO IND YEV YFB KIN JNU SDF BON LPB LIM LAX SXM MCZ MGA MAO SFG FDF MAM MZT IMT MID ANN MEX MQC YQM MTY MVD MNI NAS JFK OME FEN GOH PTY PBM PHX PAP POS PVH SJU PUQ YRT REC YQR YRB RBR STM SCL SDQ GRU SIT SBH YYT SKB UVF STT SVD TGU THU TIJ YYZ EIS YVR YXY YWG YAK LYR ADE ALA AMM DYR SCO AKX ASB GUW BGW BAH GYD BKK BAX BEY BSZ BWN CMB DAM DAC DIL DXB DYU GEC SGN HKG HVD IKT CGK DJJ TLV KBL PKC KHI KTM CCU KJA KUL KCH KWI MFM GDX UPG MNL MCT LCA NOZ OVB OMS URA KTI PNK FNJ DOH KSN RUH UUS SKD ICN PVG SIN TPE TAS TBS IKA PBH HND TOF UBN URC VTE VVO YKS RGN SVX EVN PDL BDA LPA SID FAE FNC KEF ASI PSY ADL BNE BHQ DRW HBA HTI MEL PER SYD AMS ASF ATH BEG BER BTS BRU OTP BUD RMO CPH DUB GIB GCI HEL IOM IST JER KGD KVX KBP LIS LJU LHR LUX MAD MLA MHQ MSQ SVO OSL CDG TGD PRG RIX FCO KUF SJJ GSV SIP SKP SOF ARN TLL TIA ULV VIE VNO VOG WAW ZAG ZRH TNR XCH CCK AJN SEZ MLE MRU DZA RUN APW AKL BUA CHT TKK IPC VLI NAN FUN GPS GMR HIR GUM HNL CXI KSA KWA MAJ AUQ INU IUE NLK NOU PPG ROR PNI POM RAR SPN PPT TRW HPA AWK WLS";
export const airportColumns = "code|name|en|es|country|region|latitude|longitude|zone|weight";
// In the order of the codes; a name that is the same as the first language's is left out.
export const airportRows = `AAA|Anaa|Anaa||PF||-17.3526|-145.51|360|12
AAC|El Arish International|El Arish||EG||31.0733|33.8358|12|12
AAE|Rabah Bitat Annaba|Annaba||DZ||36.8222|7.8092|3|12
AAL|Aalborg|Aalborg||DK||57.0928|9.8492|280|12
AAM|Malamala|Mala Mala||ZA||-24.8181|31.5446|23|12
AAN|Al Ain International|Al Ain||AE||24.2617|55.6092|197|12
AAP|APT Pranoto|Samarinda||ID||-0.3731|117.2568|218|12
AAQ|Anapa|Anapa||RU||45.0021|37.3473|299|12
AAR|Aarhus|Aarhus||DK||56.3023|10.6263|280|12
AAT|Altay|Altay||CN||47.7522|88.0874|245|12
AAY|Al Ghaidah International|Al Ghaydah||YE||16.1917|52.175|177|12
ABA|Abakan International|Abakan||RU||53.74|91.385|212|12
ABB|Asaba International|Asaba||NG||6.2086|6.6611|29|12
ABD|Abadan International|Abadan||IR||30.3711|48.2283|240|12
ABE|Lehigh Valley International|Allentown||US|PA|40.6525|-75.4355|139|28
ABI|Abilene Regional|Abilene||US|TX|32.4112|-99.682|85|12
ABJ|Port Bouet|Abidjan|Abiyán|CI||5.2614|-3.9263|0|45
ABK|Kabri Dar|Kebri Dahar||ET||6.7325|44.241|2|12
ABQ|Albuquerque International|Albuquerque||US|NM|35.042|-106.607|92|74
ABR|Aberdeen Regional|Aberdeen||US|SD|45.4497|-98.4215|85|12
ABS|Abu Simbel|Abu Simbel||EG||22.3757|31.6117|12|12
ABT|Al-Baha Domestic|Al Bahah||SA||20.2951|41.6402|231|12
ABV|Nnamdi Azikiwe International|Abuja|Abuya|NG||9.0066|7.2642|29|45
ABX|Albury|Albury||AU||-36.0678|146.9581|269|12
ABY|Southwest Georgia Regional|Albany||US|GA|31.5355|-84.1944|139|12
ABZ|Aberdeen International|Aberdeen||GB||57.2019|-2.1978|293|28
ACA|General Juan N. Álvarez International|Acapulco||MX||16.7571|-99.754|132|45
ACC|Kotoka International|Accra|Acra|GH||5.6052|-0.1668|1|45
ACE|Lanzarote|Lanzarote||ES||28.9503|-13.6056|254|45
ACH|St. Gallen-Altenrhein|Altenrhein||CH||47.485|9.5608|321|12
ACI|Alderney|Alderney||GG||49.7066|-2.2155|283|12
ACK|Nantucket Memorial|Nantucket||US|MA|41.2531|-70.0602|139|28
ACT|Waco Regional|Waco||US|TX|31.6088|-97.2254|85|12
ACV|Arcata-Eureka|Arcata||US|CA|40.9716|-124.1071|120|12
ACX|Wanfenglin|Xingyi||CN||25.085|104.9573|235|12
ACY|Atlantic City International|Atlantic City||US|NJ|39.4576|-74.5772|139|28
ADB|Adnan Menderes International|Izmir|Esmirna|TR||38.2924|27.1569|286|45
ADD|Bole International|Addis Ababa|Adís Abeba|ET||8.9779|38.7993|2|65
ADE|Aden International|Aden|Adén|YE||12.8295|45.0288|177|12
ADF|Adiyaman|Adıyaman||TR||37.7313|38.4691|286|12
ADJ|Civil|Amman|Ammán|JO||31.9727|35.9916|179|12
ADK|Adak|Adak||US|AK|51.878|-176.646|51|12
ADL|Adelaide|Adelaide|Adelaida|AU||-34.945|138.5306|261|45
ADQ|Benny Benson State|Kodiak||US|AK|57.7497|-152.4936|52|12
ADU|Ardabil|Ardabil||IR||38.3264|48.4244|240|12
ADZ|Gustavo Rojas Pinilla International|San Andrés||CO||12.5836|-81.7112|77|45
AEB|Bama|Baise||CN||23.7197|106.9634|235|12
AEG|Aek Godang|Aekgadang||ID||1.3992|99.4319|204|12
AEH|Abeche|Abéché||TD||13.847|20.8443|42|12
AEP|Aeroparque Jorge Newbery|Buenos Aires||AR||-34.5592|-58.4156|56|85
AER|Sochi International|Sochi||RU||43.4499|39.9566|299|45
AES|Vigra|Ålesund||NO||62.5604|6.1102|300|12
AEU|Abu Musa|Abu Musa||IR||25.8758|55.0336|240|12
AEX|Alexandria International|Alexandria||US|LA|31.3259|-92.5459|85|12
AEY|Akureyri|Akureyri||IS||65.66|-18.0727|258|12
AFA|Santiago Germano|San Rafael||AR||-34.5883|-68.4039|61|12
AFL|Alta Floresta Aeroporto|Alta Floresta||BR||-9.8661|-56.1062|89|12
AFZ|Sabzevar|Sabzevar||IR||36.1681|57.5952|240|12
AGA|Agadir–Al Massira|Agadir||MA||30.325|-9.4131|13|45
AGF|Agen-la-Garenne|Agen||FR||44.1747|0.5906|301|12
AGH|Ängelholm–Helsingborg|Ängelholm||SE||56.296|12.8555|312|12
AGP|Málaga|Málaga||ES||36.6749|-4.4991|295|53
AGR|Agra|Agra||IN||27.1558|77.9609|211|12
AGS|Augusta Regional|Augusta||US|GA|33.3699|-81.9645|139|28
AGT|Guaraní International|Ciudad del Este||PY||-25.4555|-54.8436|69|28
AGU|Aguascalientes International|Aguascalientes||MX||21.7056|-102.3179|132|45
AGV|Acarigua|Acarigua||VE||9.5534|-69.2375|82|12
AGX|Agatti|Agatti||IN||10.8237|72.176|211|12
AHB|Abha Regional|Abha||SA||18.2404|42.6566|231|12
AHE|Ahe|Ahe||PF||-14.4281|-146.257|360|12
AHN|Athens-Ben Epps|Athens||US|GA|33.9486|-83.3263|139|12
AHO|Alghero-Fertilia|Alghero||IT||40.6321|8.2908|305|12
AHU|Cherif Al Idrissi|Al Hoceima||MA||35.1771|-3.8395|13|12
AIN|Wainwright|Wainwright||US|AK|70.6134|-159.8604|52|12
AJA|Napoleon Bonaparte|Ajaccio||FR||41.9236|8.8029|301|12
AJF|Al Jouf Domestic|Sakaka||SA||29.7851|40.1|231|12
AJI|Ağrı|Ağrı||TR||39.6545|43.026|286|12
AJL|Lengpui|Aizawl||IN||23.8379|92.6202|211|12
AJN|Ouani|Ouani||KM||-12.1317|44.4303|325|12
AJR|Arvidsjaur|Arvidsjaur||SE||65.5908|19.2817|312|12
AJU|Santa Maria International|Aracaju||BR||-10.984|-37.0703|122|28
AJY|Mano Dayak International|Agadez||NE||16.966|8.0001|43|12
AKF|Kufra|Kufra||LY||24.1787|23.314|48|12
AKJ|Asahikawa|Asahikawa||JP||43.6708|142.4475|242|12
AKL|Auckland International|Auckland||NZ||-37.0081|174.7917|332|63
AKN|King Salmon|King Salmon||US|AK|58.6768|-156.6493|52|12
AKR|Akure|Akure||NG||7.2467|5.301|29|12
AKU|Aksu|Aksu||CN||41.2625|80.2917|245|12
AKV|Akulivik|Akulivik||CA|QC|60.8186|-78.1486|170|12
AKX|Aktobe International|Aktobe||KZ||50.2458|57.2067|182|12
AKY|Akyab|Sittwe||MM||20.1327|92.8726|249|12
ALA|Almaty International|Almaty||KZ||43.3521|77.0405|178|45
ALB|Albany International|Albany||US|NY|42.7483|-73.8017|139|45
ALC|Alicante–Elche|Alicante||ES||38.2822|-0.5582|295|52
ALF|Lufthavn|Alta||NO||69.9761|23.3717|300|12
ALG|Houari Boumediene|Algiers|Argel|DZ||36.6985|3.2067|3|64
ALH|Albany|Albany||AU||-34.9458|117.8081|268|12
ALO|Waterloo Municipal|Waterloo||US|IA|42.5571|-92.4003|85|12
ALP|Aleppo International|Aleppo|Alepo|SY||36.1807|37.2244|194|12
ALS|San Luis Valley Regional|Alamosa||US|CO|37.43|-105.9|92|12
ALW|Walla Walla Regional|Walla Walla||US|WA|46.0948|-118.289|120|12
AMA|Rick Husband Amarillo International|Amarillo||US|TX|35.2194|-101.7059|85|28
AMD|Sardar Vallabhbhai Patel International|Ahmedabad||IN||23.0772|72.6346|211|45
AMH|Arba Minch|Arba Minch||ET||6.0394|37.5904|2|12
AMM|Queen Alia International|Amman|Ammán|JO||31.7226|35.9932|179|45
AMQ|Pattimura|Ambon||ID||-3.7103|128.0891|205|12
AMS|Schiphol|Amsterdam|Ámsterdam|NL||52.3103|4.7603|270|95
AMV|Amderma|Amderma||RU||69.77|61.55|299|12
ANC|Ted Stevens Anchorage International|Anchorage||US|AK|61.1742|-149.9961|52|45
ANE|Angers – Loire|Angers||FR||47.5625|-0.3127|301|12
ANF|Andrés Sabella International|Antofagasta||CL||-23.4445|-70.4451|157|45
ANI|Aniak|Aniak||US|AK|61.58|-159.5|52|12
ANM|Antsirabato|Antsirabato||MG||-14.9994|50.3202|322|12
ANN|Annette Island|Metlakatla||US|AK|55.0424|-131.5722|131|12
ANR|Antwerp International|Antwerp|Amberes|BE||51.1894|4.4603|276|12
ANU|V. C. Bird International|Antigua||AG||17.1367|-61.7927|54|45
ANV|Anvik|Anvik||US|AK|62.6464|-160.1906|52|12
ANX|Andøya Andenes|Andenes||NO||69.2925|16.1442|300|12
AOE|Anadolu|Eskişehir||TR||39.8099|30.5194|286|12
AOG|Teng'ao|Anshan||CN||41.1053|122.854|235|12
AOI|Falconara|Ancona||IT||43.6163|13.3623|305|12
AOJ|Aomori|Aomori||JP||40.7347|140.6908|242|12
AOK|Island National|Karpathos||GR||35.4214|27.146|272|12
AOO|Altoona-Blair County|Altoona||US|PA|40.2964|-78.32|139|12
AOR|Sultan Abdul Halim|Alor Setar||MY||6.1897|100.3982|213|12
APL|Nampula|Nampula||MZ||-15.1056|39.2818|36|12
APN|Alpena County Regional|Alpena||US|MI|45.0781|-83.5603|93|12
APO|Antonio Roldán Betancourt|Apartadó||CO||7.812|-76.7164|77|12
APW|Faleolo International|Apia||WS||-13.83|-172.0083|331|12
AQA|Bartolomeu de Gusmao|Araraquara||BR||-21.812|-48.133|159|12
AQG|Tianzhushan|Anqing||CN||30.5822|117.05|235|12
AQI|Al Qaisumah/Hafr Al Batin|Qaisumah||SA||28.3356|46.1247|231|12
AQJ|King Hussein International|Aqaba||JO||29.6116|35.0181|179|12
AQP|Rodríguez Ballón International|Arequipa||PE||-16.3436|-71.5686|119|45
ARC|Arctic Village|Arctic Village||US|AK|68.12|-145.6|52|12
ARH|Talagi|Arkhangelsk||RU||64.5983|40.7128|299|12
ARI|Chacalluta International|Arica||CL||-18.3485|-70.3387|157|28
ARK|Arusha|Arusha||TZ||-3.3678|36.6333|17|12
ARM|Armidale|Armidale||AU||-30.5281|151.6172|269|12
ARN|Arlanda|Stockholm|Estocolmo|SE||59.6519|17.9186|312|81
ART|Watertown International|Watertown||US|NY|43.9919|-76.0217|139|12
ARU|Araçatuba|Araçatuba||BR||-21.1413|-50.4247|159|12
ARW|Arad|Arad||RO||46.1765|21.262|277|12
ASA|Assab International|Assab||ER||13.0718|42.645|4|12
ASB|Ashgabat International|Ashgabat|Asjabad|TM||37.9868|58.361|183|30
ASE|Aspen–Pitkin County|Aspen||US|CO|39.223|-106.8692|92|28
ASF|Astrakhan/Narimanovo|Astrakhan|Astracán|RU||46.2833|48.0064|271|12
ASI|RAF Ascension Island|Georgetown||SH||-7.933|-14.42|259|12
ASJ|Amami|Amami||JP||28.4306|129.7125|242|12
ASM|Asmara|Asmara||ER||15.2919|38.9107|4|12
ASO|Asosa|Asosa||ET||10.0185|34.5862|2|12
ASP|Alice Springs|Alice Springs||AU||-23.8036|133.9004|264|12
ASR|Erkilet|Kayseri||TR||38.7704|35.4954|286|12
ASU|Silvio Pettirossi International|Asunción||PY||-25.2399|-57.5191|69|70
ASV|Amboseli|Amboseli||KE||-2.645|37.2531|41|12
ASW|Aswan International|Aswan|Asuán|EG||23.9644|32.82|12|12
ATC|Arthur's Town|Arthur's Town||BS||24.629|-75.6731|138|12
ATH|Eleftherios Venizelos International|Athens|Atenas|GR||37.9364|23.9445|272|80
ATL|Hartsfield-Jackson Atlanta International|Atlanta||US|GA|33.641|-84.4227|139|99
ATM|Altamira|Altamira||BR||-3.2539|-52.254|156|12
ATQ|Sri Guru Ram Dass Jee International|Amritsar||IN||31.7096|74.7973|211|12
ATW|Appleton International|Appleton||US|WI|44.2572|-88.5193|85|28
ATY|Watertown Municipal|Watertown||US|SD|44.914|-97.1547|85|12
ATZ|Assiut|Asyut||EG||27.0465|31.012|12|12
AUA|Queen Beatrix International|Aruba||AW||12.5038|-70.0078|68|68
AUC|Santiago Pérez Quiróz|Arauca||CO||7.0689|-70.7369|77|12
AUG|Augusta State|Augusta||US|ME|44.3205|-69.7972|139|12
AUH|Abu Dhabi International|Abu Dhabi|Abu Dabi|AE||24.433|54.6511|197|83
AUQ|Atuona|Hiva Oa||PF||-9.7658|-139.0091|349|12
AUR|Aurillac|Aurillac||FR||44.8914|2.4219|301|12
AUS|Austin-Bergstrom International|Austin||US|TX|30.1945|-97.6699|85|89
AUX|Araguaína|Araguaína||BR||-7.2279|-48.2405|55|12
AVA|Huangguoshu|Anshun||CN||26.2594|105.8728|235|12
AVI|Máximo Gómez|Ciego de Ávila||CU||22.027|-78.7896|109|12
AVK|Arvaikheer|Arvayheer||MN||46.2503|102.802|244|12
AVL|Asheville Regional|Asheville||US|NC|35.4362|-82.5418|139|28
AVN|Avignon-Caumont|Avignon|Aviñón|FR||43.9073|4.9018|301|12
AVP|Wilkes-Barre/Scranton International|Scranton||US|PA|41.3387|-75.7235|139|28
AVV|Avalon|Melbourne||AU||-38.0394|144.4694|267|12
AWA|Hawassa International|Hawassa||ET||7.0999|38.3962|2|12
AWK|Wake Island|Wake Atoll||UM||19.2811|166.6434|363|12
AWZ|Ahwaz International|Ahvaz||IR||31.3374|48.7619|240|12
AXA|Clayton J. Lloyd International|Anguilla|Anguila|AI||18.2048|-63.0551|53|28
AXD|Alexandroupoli|Alexandroupoli||GR||40.8559|25.9563|272|12
AXF|Alxa Left Banner Bayanhot|Bayanhot||CN||38.7483|105.5886|235|12
AXM|El Edén International|Armenia||CO||4.4528|-75.7664|77|28
AXP|Spring Point|Spring Point||BS||22.4418|-73.9709|138|12
AXR|Arutua|Arutua||PF||-15.2359|-146.6531|360|12
AXT|Akita|Akita||JP||39.6156|140.2186|242|12
AXU|Axum|Aksum||ET||14.1468|38.7728|2|12
AYJ|Ayodhya|Ayodhya||IN||26.7514|82.1548|211|12
AYP|Coronel FAP Alfredo Mendívil Duarte|Ayacucho||PE||-13.1548|-74.2044|119|28
AYQ|Ayers Rock|Uluru||AU||-25.1891|130.9775|264|12
AYT|Antalya|Antalya||TR||36.8987|30.8005|286|45
AZA|Phoenix-Mesa Gateway|Mesa||US|AZ|33.3066|-111.6679|145|28
AZD|Yazd|Yazd||IR||31.9049|54.2765|240|12
AZN|Andizhan|Andijon||UZ||40.7277|72.294|238|12
AZO|Kalamazoo-Battle Creek International|Kalamazoo||US|MI|42.2349|-85.5521|93|12
AZR|Touat-Cheikh Sidi Mohamed Belkebir|Adrar||DZ||27.8376|-0.1864|3|12
AZS|El Catey International|Samaná||DO||19.2692|-69.7373|158|28
BAG|Baguio-Loakan|Baguio||PH||16.3751|120.6196|219|12
BAH|Bahrain International|Manama||BH||26.2708|50.6336|186|45
BAL|Batman|Batman||TR||37.929|41.1166|286|12
BAQ|Ernesto Cortissoz International|Barranquilla||CO||10.8896|-74.7808|77|45
BAR|Bo'ao|Qionghai||CN||19.1397|110.4558|235|12
BAV|Donghe|Baotou||CN||40.56|109.997|235|12
BAX|Barnaul|Barnaul|Barnaúl|RU||53.3637|83.5442|189|12
BAY|Baia Mare International|Baia Mare||RO||47.6584|23.47|277|12
BBA|Balmaceda|Balmaceda||CL||-45.9161|-71.6895|150|28
BBI|Biju Patnaik International|Bhubaneswar||IN||20.2444|85.8178|211|12
BBK|Kasane|Kasane||BW||-17.8329|25.1624|21|12
BBM|Battambang|Battambang||KH||13.0957|103.2246|226|12
BBN|Bario|Bario||MY||3.7339|115.479|214|12
BBO|Berbera|Berbera||SO||10.3892|44.9411|39|12
BBQ|Codrington|Barbuda||AG||17.6361|-61.8263|54|12
BCA|Gustavo Rizo|Baracoa||CU||20.3653|-74.5062|109|12
BCD|Silay International|Bacolod||PH||10.7761|123.0191|219|12
BCI|Barcaldine|Barcaldine||AU||-23.5653|145.3067|262|12
BCL|Barra del Colorado|Colorado||CR||10.7687|-83.5856|88|12
BCM|George Enescu International|Bacău||RO||46.5219|26.9103|277|12
BCN|Josep Tarradellas Barcelona–El Prat|Barcelona||ES||41.2971|2.0785|295|93
BCU|Sir Abubakar Tafawa Balewa International|Bauchi||NG||10.4828|9.744|29|12
BCW|Benguera Island|Benguerra Island||MZ||-21.8533|35.4383|36|12
BDA|L.F. Wade International|Bermuda|Bermudas|BM||32.364|-64.6787|253|45
BDB|Bundaberg|Bundaberg||AU||-24.9039|152.3186|262|12
BDH|Bandar Lengeh|Bandar Lengeh||IR||26.532|54.8248|240|12
BDJ|Syamsudin Noor|Banjarmasin||ID||-3.4418|114.7586|218|12
BDL|Bradley International|Hartford||US|CT|41.938|-72.6878|139|74
BDO|Husein Sastranegara International|Bandung||ID||-6.9|107.5833|204|12
BDQ|Vadodara|Vadodara||IN||22.3362|73.2263|211|12
BDR|Igor I Sikorsky Memorial|Bridgeport||US|CT|41.1635|-73.1262|139|12
BDS|Brindisi – Salento|Brindisi||IT||40.6576|17.947|305|30
BDT|Gbadolite|Gbadolite||CD||4.2532|20.9753|28|12
BDU|Bardufoss|Bardufoss||NO||69.0558|18.5404|300|12
BEB|Benbecula|Benbecula||GB||57.4811|-7.3628|293|12
BEF|Bluefields|Bluefields||NI||11.991|-83.7741|123|12
BEG|Nikola Tesla|Belgrade|Belgrado|RS||44.8184|20.3091|273|57
BEJ|Kalimaru|Berau||ID||2.1555|117.432|218|12
BEL|Val de Cans International|Belém||BR||-1.3793|-48.4763|73|45
BEN|Benina International|Benina||LY||32.0968|20.2695|48|12
BER|Brandenburg|Berlin|Berlín|DE||52.3621|13.5017|274|55
BES|Brest-Bretagne|Brest||FR||48.4479|-4.4185|301|12
BET|Bethel|Bethel||US|AK|60.7797|-161.8378|52|12
BEU|Bedourie|Bedourie||AU||-24.3461|139.4603|262|12
BEW|Beira|Beira||MZ||-19.7964|34.9076|36|12
BEY|Beirut International|Beirut||LB||33.8209|35.4884|190|45
BFD|Bradford Regional|Bradford||US|PA|41.8031|-78.6401|139|12
BFF|Western Nebraska Regional|Scottsbluff||US|NE|41.874|-103.5956|92|12
BFI|King County International|Seattle||US|WA|47.53|-122.3019|120|12
BFJ|Feixiong|Bijie||CN||27.2671|105.4721|235|12
BFL|Meadows Field|Bakersfield||US|CA|35.4336|-119.0568|120|28
BFN|Bloemfontein|Bloemfontein||ZA||-29.0927|26.3024|23|12
BFS|Belfast International|Belfast||GB||54.6575|-6.2158|293|45
BFV|Buri Ram|Buri Ram||TH||15.2295|103.253|188|12
BGA|Palonegro International|Bucaramanga||CO||7.1265|-73.1848|77|45
BGC|Braganca|Bragança||PT||41.8578|-6.7071|291|12
BGF|Bangui|Bangui||CF||4.3985|18.5188|6|12
BGG|Bingöl|Bingöl||TR||38.8608|40.5922|286|12
BGI|Grantley Adams International|Bridgetown||BB||13.0746|-59.4925|72|68
BGK|Big Creek|Big Creek||BZ||16.5219|-88.4133|74|12
BGM|Greater Binghamton|Binghamton||US|NY|42.2084|-75.9791|139|12
BGO|Flesland|Bergen||NO||60.2934|5.2181|300|45
BGR|Bangor International|Bangor||US|ME|44.8074|-68.8281|139|28
BGW|Baghdad International|Baghdad|Bagdad|IQ||33.2585|44.2328|185|45
BGY|Il Caravaggio International|Milan|Milán|IT||45.6739|9.7042|305|45
BHB|Hancock County-Bar Harbor|Bar Harbor||US|ME|44.45|-68.37|139|12
BHD|George Best Belfast City|Belfast||GB||54.6181|-5.8725|293|45
BHE|Woodbourne|Blenheim||NZ||-41.5183|173.8703|332|12
BHH|Bisha|Bisha||SA||19.9843|42.6209|231|12
BHI|Comandante Espora|Bahía Blanca||AR||-38.7287|-62.153|56|28
BHJ|Bhuj|Bhuj||IN||23.2878|69.6701|211|12
BHK|Bukhara|Bukhara|Bujará|UZ||39.7663|64.4799|233|12
BHM|Birmingham–Shuttlesworth International|Birmingham||US|AL|33.5617|-86.7525|85|45
BHO|Raja Bhoj International|Bhopal||IN||23.2875|77.3374|211|12
BHQ|Broken Hill|Broken Hill||AU||-32.0014|141.472|263|12
BHS|Bathurst|Bathurst||AU||-33.4094|149.6519|269|12
BHU|Bhavnagar|Bhavnagar||IN||21.7522|72.1852|211|12
BHV|Bahawalpur|Bahawalpur||PK||29.3481|71.718|209|12
BHX|Birmingham|Birmingham||GB||52.4539|-1.748|293|56
BHY|Fucheng|Beihai||CN||21.5394|109.294|235|12
BIA|Bastia-Poretta|Bastia||FR||42.5527|9.4837|301|12
BIH|Bishop|Bishop||US|CA|37.3744|-118.3679|120|12
BIK|Frans Kaisiepo|Biak||ID||-1.19|136.108|205|12
BIL|Logan International|Billings||US|MT|45.8077|-108.5429|92|28
BIM|South Bimini|Bimini||BS||25.6999|-79.2647|138|12
BIO|Bilbao|Bilbao||ES||43.3011|-2.9106|295|51
BIQ|Pays Basque|Biarritz||FR||43.4684|-1.5233|301|12
BIR|Biratnagar|Biratnagar||NP||26.4823|87.265|210|12
BIS|Bismarck Municipal|Bismarck||US|ND|46.7727|-100.7457|85|28
BJA|Bejaia|Béjaïa||DZ||36.712|5.0699|3|12
BJB|Bojnourd|Bojnord||IR||37.493|57.3082|240|12
BJF|Båtsfjord|Båtsfjord||NO||70.602|29.6942|300|12
BJI|Bemidji-Beltrami County|Bemidji||US|MN|47.52|-94.93|85|12
BJL|Banjul International|Banjul||GM||13.338|-16.6522|7|30
BJM|Bujumbura International|Bujumbura||BI||-3.324|29.3185|11|12
BJR|Bahir Dar|Bahir Dar||ET||11.6081|37.3216|2|12
BJV|Milas|Bodrum||TR||37.2506|27.6643|286|30
BJX|Del Bajío International|León||MX||20.9935|-101.4809|132|67
BJZ|Badajoz|Badajoz||ES||38.8912|-6.8213|295|12
BKI|Kota Kinabalu International|Kota Kinabalu||MY||5.9372|116.0512|214|45
BKK|Suvarnabhumi|Bangkok||TH||13.6915|100.7509|188|92
BKO|Bamako–Sénou International|Bamako||ML||12.5335|-7.9499|5|30
BKQ|Blackall|Blackall||AU||-24.4278|145.4286|262|12
BKS|Fatmawati Soekarno|Bengkulu||ID||-3.8637|102.339|204|12
BKW|Raleigh County Memorial|Beckley||US|WV|37.7873|-81.1242|139|12
BLA|General José Antonio Anzoátegui International|Barcelona||VE||10.1071|-64.6892|82|28
BLB|Panama Pacific International|Panama City|Ciudad de Panamá|PA||8.9192|-79.5997|143|28
BLE|Dala|Borlänge||SE||60.4284|15.5051|312|12
BLF|Mercer County|Bluefield||US|WV|37.2957|-81.2076|139|12
BLI|Bellingham International|Bellingham||US|WA|48.7927|-122.5375|120|28
BLJ|Mostépha Ben Boulaid|Batna||DZ||35.7521|6.3086|3|12
BLK|Blackpool|Blackpool||GB||53.7717|-3.0286|293|12
BLL|Billund|Billund||DK||55.7403|9.1518|280|45
BLQ|Guglielmo Marconi|Bologna|Bolonia|IT||44.5354|11.2887|305|53
BLR|Kempegowda International|Bengaluru|Bangalore|IN||13.2007|77.7088|211|60
BLT|Blackwater|Blackwater||AU||-23.6031|148.8069|262|12
BLV|MidAmerica St. Louis|Belleville||US|IL|38.545|-89.8469|85|28
BLZ|Chileka International|Blantyre||MW||-15.6791|34.974|9|12
BMA|Bromma|Stockholm|Estocolmo|SE||59.3544|17.9416|312|28
BME|Broome International|Broome||AU||-17.9447|122.2317|268|12
BMI|Central Illinois Regional|Bloomington||US|IL|40.483|-88.9139|85|12
BMV|Buon Ma Thuot|Buon Ma Thuot||VN||12.6683|108.12|200|12
BMY|Waala|Wala||NC||-19.7206|163.661|353|12
BNA|Nashville International|Nashville||US|TN|36.1195|-86.6842|85|88
BND|Bandar Abbas International|Bandar Abbas||IR||27.2183|56.3779|240|12
BNE|Brisbane|Brisbane||AU||-27.3842|153.1175|262|63
BNI|Benin|Benin City||NG||6.317|5.5995|29|12
BNK|Byron Gateway|Ballina||AU||-28.8339|153.5625|269|12
BNN|Bronnoy|Brønnøysund||NO||65.4611|12.2175|300|12
BNS|Barinas|Barinas||VE||8.6196|-70.2208|82|12
BNX|Banja Luka International|Banja Luka||BA||44.9336|17.2997|307|12
BOB|Bora-Bora|Bora Bora||PF||-16.4444|-151.7513|360|12
BOC|Isla Colón International|Bocas del Toro||PA||9.3408|-82.2508|143|28
BOD|Bordeaux–Mérignac|Bordeaux|Burdeos|FR||44.8283|-0.7156|301|45
BOG|El Dorado International|Bogotá||CO||4.7016|-74.147|77|94
BOH|Bournemouth|Bournemouth||GB||50.78|-1.8425|293|12
BOI|Boise|Boise||US|ID|43.5668|-116.2232|78|45
BOJ|Burgas|Burgas||BG||42.5696|27.5152|311|30
BOM|Chhatrapati Shivaji Maharaj International|Mumbai|Bombay|IN||19.0887|72.8679|211|83
BON|Flamingo International|Bonaire||BQ||12.131|-68.2685|117|45
BOO|Bodø|Bodø||NO||67.2692|14.3653|300|12
BOS|Logan International|Boston||US|MA|42.3651|-71.0178|139|93
BOY|Bobo Dioulasso|Bobo-Dioulasso||BF||11.1601|-4.331|45|12
BPE|Beidaihe|Qinhuangdao||CN||39.6627|119.0581|235|12
BPL|Alashankou|Bole||CN||44.8954|82.3003|235|12
BPN|Sultan Aji Muhammad Sulaiman|Balikpapan||ID||-1.2683|116.894|218|30
BPS|Porto Seguro|Porto Seguro||BR||-16.4386|-39.0809|71|28
BPT|Jack Brooks Regional|Beaumont||US|TX|29.9508|-94.0207|85|12
BPX|Bangda|Qamdo||CN||30.5536|97.1083|235|12
BPY|Besalampy|Besalampy||MG||-16.7333|44.4667|322|12
BQA|Dr. Juan C. Angara|Baler||PH||15.7312|121.5022|219|12
BQK|Golden Isles|Brunswick||US|GA|31.2588|-81.4665|139|12
BQL|Boulia|Boulia||AU||-22.9133|139.8997|262|12
BQN|Rafael Hernandez|Aguadilla||PR||18.4949|-67.1294|149|45
BQS|Ignatyevo|Blagoveshchensk||RU||50.4254|127.412|248|12
BQT|Brest|Brest||BY||52.1083|23.8967|298|12
BQU|J. F. Mitchell|Bequia||VC||12.9886|-61.2624|166|12
BRA|Barreiras|Barreiras||BR||-12.05|-45|71|12
BRC|Bariloche|Bariloche||AR||-41.1512|-71.1575|63|45
BRD|Lakes Regional|Brainerd||US|MN|46.3977|-94.1372|85|12
BRE|Bremen|Bremen||DE||53.0475|8.7867|274|12
BRI|Karol Wojtyła|Bari||IT||41.137|16.7619|305|45
BRK|Bourke|Bourke||AU||-30.0392|145.952|269|12
BRL|Burlington Municipal|Burlington||US|IA|40.7832|-91.1255|85|12
BRM|Jacinto Lara International|Barquisimeto||VE||10.0427|-69.3586|82|28
BRN|Bern|Bern|Berna|CH||46.9141|7.4972|321|12
BRO|Brownsville-South Padre Island International|Brownsville||US|TX|25.9068|-97.4259|85|28
BRQ|Brno–Tuřany|Brno||CZ||49.1513|16.6944|303|12
BRR|Barra|Barra||GB||57.0253|-7.4496|293|12
BRS|Bristol|Bristol||GB||51.3827|-2.7191|293|45
BRU|Brussels|Brussels|Bruselas|BE||50.9014|4.4844|276|80
BRW|Wiley Post-Will Rogers Memorial|Utqiagvik||US|AK|71.2853|-156.7658|52|12
BRX|María Montez International|Barahona||DO||18.2515|-71.1204|158|12
BSB|Brasilia International|Brasília|Brasilia|BR||-15.8711|-47.9186|159|72
BSC|José Celestino Mutis|Bahía Solano||CO||6.2029|-77.3947|77|12
BSD|Yunduan|Baoshan||CN||25.0543|99.1658|235|12
BSG|Bata|Bata||GQ||1.9055|9.8057|35|12
BSK|Biskra|Biskra||DZ||34.7933|5.7382|3|12
BSL|EuroAirport Basel Mulhouse Freiburg|Basel|Basilea|FR||47.5896|7.5299|301|50
BSO|Basco|Basco||PH||20.4513|121.9799|219|12
BSR|Basra International|Basra|Basora|IQ||30.5522|47.6639|185|12
BSZ|Manas International|Bishkek|Biskek|KG||43.0613|74.4776|191|45
BTC|Batticaloa|Batticaloa||LK||7.7058|81.6788|193|12
BTH|Hang Nadim|Batam||ID||1.1206|104.1153|204|12
BTJ|Sultan Iskandar Muda International|Banda Aceh||ID||5.5235|95.4204|204|12
BTK|Bratsk|Bratsk||RU||56.3708|101.6986|203|12
BTM|Bert Mooney|Butte||US|MT|45.9548|-112.4975|92|12
BTR|Baton Rouge Metropolitan|Baton Rouge||US|LA|30.533|-91.1496|85|28
BTS|Bratislava|Bratislava||SK||48.1702|17.2127|275|30
BTU|Bintulu|Bintulu||MY||3.1239|113.0205|214|12
BTV|Burlington International|Burlington||US|VT|44.4719|-73.1533|139|28
BUA|Buka|Buka Island||PG||-5.4223|154.673|333|12
BUD|Ferenc Liszt International|Budapest||HU||47.4369|19.2556|278|58
BUF|Buffalo Niagara International|Buffalo||US|NY|42.9403|-78.7317|139|45
BUN|Buenaventura|Buenaventura||CO||3.8196|-76.9898|77|12
BUQ|Bulawayo|Bulawayo||ZW||-20.0174|28.6179|22|12
BUR|Hollywood Burbank|Burbank||US|CA|34.2006|-118.3593|120|75
BUS|Batumi International|Batumi||GE||41.6103|41.5997|239|12
BUX|Bunia|Bunia||CD||1.5657|30.2208|33|12
BUZ|Bushehr|Bushehr||IR||28.9448|50.8346|240|12
BVA|Beauvais–Tillé|Beauvais||FR||49.4544|2.1128|301|45
BVB|Boa Vista International|Boa Vista||BR||2.8463|-60.6901|76|28
BVC|Aristides Pereira International|Boa Vista||CV||16.1362|-22.8889|255|12
BVE|Brive–Souillac|Brive-la-Gaillarde||FR||45.0415|1.4865|301|12
BVG|Berlevåg|Berlevåg||NO||70.871|29.0294|300|12
BVH|Vilhena Aeroporto|Vilhena||BR||-12.6944|-60.0983|89|12
BVI|Birdsville|Birdsville||AU||-25.8975|139.348|262|12
BVJ|Bovanenko|Bovanenkovo||RU||70.3152|68.3336|250|12
BWA|Bhairahawā|Bhairahawa||NP||27.5057|83.4163|210|12
BWI|Baltimore/Washington International|Baltimore||US|MD|39.1754|-76.668|139|89
BWK|Brac|Brač||HR||43.2858|16.6797|320|12
BWN|Brunei International|Bandar Seri Begawan||BN||4.9442|114.9284|192|30
BWO|Balakovo|Balakovo||RU||51.8583|47.7456|308|12
BWT|Wynyard|Burnie||AU||-41|145.7|265|12
BWW|Las Brujas|Cayo Santa María||CU||22.6212|-79.147|109|12
BXR|Bam|Bam||IR||29.0842|58.45|240|12
BXU|Bancasi|Butuan||PH||8.9513|125.478|219|12
BYC|Yacuiba|Yacuiba||BO||-21.9609|-63.6517|118|12
BYK|Bouaké|Bouaké||CI||7.7388|-5.0737|0|12
BYM|Carlos Manuel de Céspedes|Bayamo||CU||20.3972|-76.6191|109|12
BYN|Bayankhongor|Bayanhongor||MN||46.1633|100.704|244|12
BYO|Bonito|Bonito||BR||-21.244|-56.4501|80|12
BZE|Belize International|Belize City|Ciudad de Belice|BZ||17.5391|-88.3082|74|45
BZG|Ignacy Jan Paderewski|Bydgoszcz||PL||53.0968|17.9777|319|12
BZI|Merkez|Balıkesir||TR||39.6193|27.926|286|12
BZK|Brjansk|Bryansk||RU||53.2142|34.1764|299|12
BZL|Barisal|Barishal||BD||22.801|90.3012|195|12
BZN|Bozeman Yellowstone International|Bozeman||US|MT|45.7775|-111.153|92|45
BZO|Dolomiti|Bolzano||IT||46.4602|11.3264|305|12
BZR|Cap d'Agde|Béziers||FR||43.3222|3.3532|301|12
BZV|Maya-Maya|Brazzaville||CG||-4.2517|15.253|10|12
CAB|Cabinda|Cabinda||AO||-5.597|12.1884|32|12
CAC|Cascavel|Cascavel||BR||-25.0003|-53.5008|159|12
CAE|Columbia Metropolitan|Columbia||US|SC|33.9388|-81.1195|139|28
CAG|Elmas|Cagliari||IT||39.2515|9.0543|305|45
CAH|Cà Mau|Ca Mau||VN||9.1765|105.1758|200|12
CAI|Cairo International|Cairo|El Cairo|EG||30.1219|31.4056|12|66
CAJ|Canaima|Canaima||VE||6.232|-62.8544|82|12
CAK|Akron-Canton Regional|Akron||US|OH|40.9162|-81.4423|139|28
CAL|Campbeltown|Campbeltown||GB||55.42|-5.6|293|12
CAN|Baiyun International|Guangzhou|Cantón|CN||23.3924|113.2988|235|62
CAP|Hugo Chavez International|Cap-Haïtien|Cabo Haitiano|HT||19.733|-72.1947|146|28
CAT|Cascais Municipal|Cascais||PT||38.7225|-9.3542|291|12
CAW|Campos–Bartolomeu Lysandro|Campos dos Goytacazes||BR||-21.6983|-41.3017|159|12
CAY|Félix Eboué|Cayenne|Cayena|GF||4.8198|-52.3604|83|45
CAZ|Cobar|Cobar||AU||-31.5383|145.7939|269|12
CBB|Jorge Wilstermann|Cochabamba||BO||-17.4211|-66.1771|118|45
CBH|Bechar|Béchar||DZ||31.6457|-2.2699|3|12
CBO|Awang|Cotabato||PH||7.2|124.2|219|12
CBQ|Calabar|Calabar||NG||4.976|8.3472|29|12
CBR|Canberra International|Canberra||AU||-35.3069|149.195|269|12
CBT|Catumbela|Catumbela||AO||-12.45|13.48|32|12
CCC|Jardines del Rey|Cayo Coco||CU||22.4613|-78.3273|109|28
CCF|Carcassonne-Salvaza|Carcassonne||FR||43.216|2.3063|301|12
CCJ|Calicut International|Kozhikode||IN||11.1368|75.9553|211|12
CCK|Cocos Island|Cocos Islands||CC||-12.1883|96.8339|324|12
CCM|Diomício Freitas/Forquilhinha|Criciúma||BR||-28.7244|-49.4214|159|12
CCP|Carriel Sur International|Concepción||CL||-36.7726|-73.0631|157|45
CCS|Simón Bolívar International|Caracas||VE||10.6005|-66.9981|82|72
CCU|Netaji Subhas Chandra Bose International|Kolkata|Calcuta|IN||22.6547|88.4467|211|59
CCZ|Chub Cay International|Chub Cay||BS||25.4172|-77.8816|138|12
CDC|Cedar City Regional|Cedar City||US|UT|37.701|-113.0988|92|12
CDE|Puning|Chengde||CN||41.1224|118.074|235|12
CDG|Charles de Gaulle|Paris|París|FR||49.0128|2.55|301|96
CDP|Kadapa|Kadapa||IN||14.51|78.7728|211|12
CDT|Castellón–Costa Azahar|Castellón||ES||40.2097|0.0697|295|12
CDV|Merle K. Smith|Cordova||US|AK|60.4918|-145.4776|52|12
CEB|Mactan-Cebu International|Cebu|Cebú|PH||10.3085|123.9803|219|45
CEC|Del Norte County|Crescent City||US|CA|41.7802|-124.2365|120|12
CED|Ceduna|Ceduna||AU||-32.1249|133.7015|261|12
CEE|Cherepovets|Cherepovets||RU||59.28|38.07|299|12
CEI|Mae Fah Luang-Chiang Rai International|Chiang Rai||TH||19.9523|99.8829|188|12
CEK|Chelyabinsk|Chelyabinsk||RU||55.3058|61.5033|250|12
CEN|Ciudad Obregón International|Ciudad Obregón||MX||27.3928|-109.8331|110|28
CEQ|Cannes-Mandelieu|Cannes||FR||43.5421|6.9535|301|12
CER|Cherbourg – Maupertus|Cherbourg||FR||49.6501|-1.4703|301|12
CFE|Auvergne|Clermont-Ferrand||FR||45.7867|3.1692|301|12
CFG|Jaime González|Cienfuegos||CU||22.15|-80.4142|109|28
CFK|Chlef International|Chlef||DZ||36.2127|1.3318|3|12
CFN|Donegal|Donegal||IE||55.0441|-8.3413|281|12
CFR|Caen – Carpiquet|Caen||FR||49.1733|-0.45|301|12
CFS|Coffs Harbour|Coffs Harbour||AU||-30.3206|153.1164|269|12
CFU|Ioannis Kapodistrias International|Corfu|Corfú|GR||39.6019|19.9117|272|45
CGB|Marechal Rondon International|Cuiabá||BR||-15.6529|-56.1167|89|45
CGD|Changde|Changde||CN||28.9189|111.64|235|12
CGH|Congonhas|São Paulo||BR||-23.6275|-46.656|159|84
CGI|Cape Girardeau Municipal|Cape Girardeau||US|MO|37.2253|-89.5708|85|12
CGK|Soekarno-Hatta International|Jakarta|Yakarta|ID||-6.1256|106.6559|204|82
CGM|Camiguin|Mambajao||PH||9.2536|124.7069|219|12
CGN|Cologne Bonn|Cologne|Colonia|DE||50.8789|7.1229|274|54
CGO|Xinzheng International|Zhengzhou||CN||34.5197|113.8409|235|30
CGP|Shah Amanat International|Chattogram||BD||22.2496|91.8133|195|12
CGQ|Longjia International|Changchun||CN||43.9962|125.6854|235|30
CGR|Campo Grande International|Campo Grande||BR||-20.4687|-54.6725|80|28
CGY|Laguindingan International|Cagayan de Oro||PH||8.6122|124.4565|219|12
CHA|Chattanooga Metropolitan|Chattanooga||US|TN|35.0353|-85.2038|139|28
CHC|Christchurch International|Christchurch||NZ||-43.4894|172.5322|332|45
CHG|Chaoyang|Chaoyang||CN||41.5381|120.435|235|12
CHH|Chachapoyas|Chachapoyas||PE||-6.2018|-77.8561|119|12
CHM|Chimbote|Chimbote||PE||-9.1503|-78.5237|119|12
CHO|Charlottesville-Albemarle|Charlottesville||US|VA|38.1386|-78.4529|139|28
CHQ|Chania International|Chania|La Canea|GR||35.5317|24.1497|272|12
CHS|Charleston International|Charleston||US|SC|32.8985|-80.0404|139|45
CHT|Chatham Island|Chatham Islands||NZ||-43.81|-176.4572|334|12
CHX|Captain Manuel Niño International|Changuinola||PA||9.4586|-82.5168|143|12
CIA|Ciampino|Rome|Roma|IT||41.7994|12.5949|305|45
CID|The Eastern Iowa|Cedar Rapids||US|IA|41.8845|-91.7107|85|28
CIF|Yulong|Chifeng||CN||42.1577|118.8395|235|12
CIJ|Cobija|Cobija||BO||-11.0404|-68.783|118|12
CIT|Shymkent International|Shymkent||KZ||42.3642|69.4789|178|12
CIU|Chippewa County International|Sault Ste. Marie||US|MI|46.2522|-84.4701|93|12
CIW|Canouan|Canouan||VC||12.699|-61.3424|166|12
CIX|Cap. FAP José A. Quiñones Gonzáles International|Chiclayo||PE||-6.7863|-79.8279|119|28
CIY|Comiso|Comiso||IT||36.9959|14.6092|305|12
CJA|Cajamarca|Cajamarca||PE||-7.133|-78.5|119|12
CJB|Coimbatore International|Coimbatore||IN||11.03|77.0434|211|12
CJC|El Loa|Calama||CL||-22.4982|-68.9036|157|45
CJJ|Cheongju International|Cheongju||KR||36.7166|127.4991|234|12
CJL|Chitral|Chitral||PK||35.8817|71.7981|209|12
CJM|Chumphon|Chumphon||TH||10.7112|99.3617|188|12
CJS|Abraham González International|Ciudad Juárez||MX||31.636|-106.429|87|45
CJU|Jeju International|Jeju||KR||33.5113|126.493|234|45
CKB|North Central West Virginia|Clarksburg||US|WV|39.2966|-80.2281|139|12
CKG|Jiangbei International|Chongqing||CN||29.7192|106.6417|235|45
CKH|Chokurdakh|Chokurdakh||RU||70.63|147.9|217|12
CKS|Carajás|Parauapebas||BR||-6.1178|-50.0035|55|12
CKY|Conakry International|Conakry||GN||9.5769|-13.612|15|12
CKZ|Çanakkale|Çanakkale||TR||40.1377|26.4268|286|12
CLD|McClellan–Palomar|Carlsbad||US|CA|33.1281|-117.2811|120|12
CLE|Cleveland-Hopkins International|Cleveland||US|OH|41.4117|-81.8498|139|77
CLJ|Cluj-Napoca International|Cluj-Napoca||RO||46.7852|23.6862|277|12
CLL|Easterwood Field|College Station||US|TX|30.5886|-96.3638|85|12
CLM|William R Fairchild International|Port Angeles||US|WA|48.1202|-123.4997|120|12
CLO|Alfonso Bonilla Aragón International|Cali||CO||3.5432|-76.3816|77|73
CLQ|Colima|Colima||MX||19.277|-103.5774|132|28
CLT|Douglas International|Charlotte||US|NC|35.2207|-80.9441|139|95
CLV|Caldas Novas|Caldas Novas||BR||-17.72|-48.6|159|12
CLY|Calvi - Sainte-Catherine|Calvi||FR||42.5308|8.7932|301|12
CMA|Cunnamulla|Cunnamulla||AU||-28.03|145.6222|262|12
CMB|Bandaranaike International|Colombo||LK||7.1808|79.8841|193|59
CME|Ciudad del Carmen International|Ciudad del Carmen||MX||18.6534|-91.801|130|28
CMF|Chambéry|Chambéry||FR||45.638|5.8802|301|12
CMG|Corumbá International|Corumbá||BR||-19.0119|-57.6731|80|12
CMH|John Glenn Columbus International|Columbus||US|OH|39.998|-82.8835|139|76
CMI|University of Illinois Willard|Champaign||US|IL|40.0393|-88.2781|85|12
CMN|Mohammed V International|Casablanca||MA||33.3675|-7.59|13|64
CMU|Chimbu|Kundiawa||PG||-6.0243|144.971|357|12
CMW|Ignacio Agramonte International|Camagüey||CU||21.4204|-77.8474|109|28
CMX|Houghton County Memorial|Hancock||US|MI|47.1684|-88.4891|93|12
CNB|Coonamble|Coonamble||AU||-30.9833|148.3756|269|12
CND|Mihail Kogălniceanu International|Constanța||RO||44.3622|28.4883|277|12
CNF|Confins International|Belo Horizonte||BR||-19.6337|-43.9689|159|72
CNI|Changhai|Changhai||CN||39.2672|122.6668|235|12
CNJ|Cloncurry|Cloncurry||AU||-20.6686|140.5044|262|12
CNL|Sindal|Sindal||DK||57.5033|10.2271|280|12
CNM|Cavern City Air Terminal|Carlsbad||US|NM|32.3375|-104.2633|92|12
CNN|Kannur International|Kannur||IN||11.9167|75.5466|211|12
CNQ|Corrientes International|Corrientes||AR||-27.4455|-58.7619|58|28
CNS|Cairns International|Cairns||AU||-16.8858|145.7553|262|45
CNX|Chiang Mai International|Chiang Mai||TH||18.7667|98.9667|188|45
CNY|Canyonlands Field|Moab||US|UT|38.77|-109.8|92|12
COD|Yellowstone Regional|Cody||US|WY|44.52|-109.0243|92|12
COK|Cochin International|Kochi||IN||10.1556|76.3914|211|45
COO|Cotonou|Cotonou|Cotonú|BJ||6.3572|2.3844|46|12
COR|Ambrosio Taravella International|Córdoba||AR||-31.3236|-64.2079|58|45
COS|Colorado Springs|Colorado Springs||US|CO|38.8058|-104.7008|92|45
COU|Columbia Regional|Columbia||US|MO|38.8181|-92.2196|85|12
COV|Çukurova International|Adana||TR||36.9002|35.0697|286|12
CPC|Aviador Carlos Campos|San Martín de los Andes||AR||-40.0753|-71.1372|63|28
CPD|Coober Pedy|Coober Pedy||AU||-29.04|134.7208|261|12
CPE|Ing. Alberto Acuña Ongay International|Campeche||MX||19.8168|-90.5003|130|28
CPH|Copenhagen|Copenhagen|Copenhague|DK||55.6179|12.656|280|81
CPO|Desierto de Atacama|Copiapó||CL||-27.2612|-70.7792|157|28
CPR|Casper–Natrona County International|Casper||US|WY|42.908|-106.4639|92|12
CPT|Cape Town International|Cape Town|Ciudad del Cabo|ZA||-33.9648|18.6017|23|65
CPV|Campina Grande|Campina Grande||BR||-7.2699|-35.8964|152|12
CPX|Benjamín Rivera Noriega|Culebra||PR||18.3118|-65.3032|149|12
CQW|Chongqing Xiannüshan|Wulong||CN||29.466|107.6923|235|12
CRA|Craiova|Craiova||RO||44.3181|23.8886|277|12
CRC|Santa Ana|Cartago||CO||4.7609|-75.9556|77|12
CRD|General Enrique Mosconi International|Comodoro Rivadavia||AR||-45.7854|-67.4655|57|28
CRI|Colonel Hill|Colonel Hill||BS||22.7456|-74.1807|138|12
CRK|Clark International|Clark||PH||15.186|120.5603|219|45
CRL|Brussels South Charleroi|Charleroi||BE||50.4592|4.4538|276|45
CRM|Catarman|Catarman||PH||12.5024|124.6358|219|12
CRP|Corpus Christi International|Corpus Christi||US|TX|27.7704|-97.5012|85|28
CRU|Carriacou|Carriacou||GD||12.4763|-61.4732|103|12
CRV|Crotone|Crotone||IT||38.9972|17.0802|305|12
CRW|Yeager|Charleston||US|WV|38.3731|-81.5932|139|28
CRZ|Türkmenabat International|Türkmenabat||TM||38.9307|63.564|183|12
CSG|Columbus|Columbus||US|GA|32.5162|-84.9388|139|12
CSK|Cap Skirring|Cap Skirring||SN||12.3906|-16.7434|16|12
CSX|Huanghua International|Changsha||CN||28.1892|113.2196|235|45
CSY|Cheboksary|Cheboksary||RU||56.0903|47.3473|299|12
CTA|Catania–Fontanarossa|Catania||IT||37.4668|15.0664|305|53
CTC|Coronel Felipe Varela International|Catamarca||AR||-28.5932|-65.7509|57|12
CTD|Chitre|Chitré||PA||7.9869|-80.4101|143|12
CTG|Rafael Núñez International|Cartagena||CO||10.4424|-75.513|77|72
CTL|Charleville|Charleville||AU||-26.4133|146.2625|262|12
CTM|Chetumal International|Chetumal||MX||18.5047|-88.3268|81|28
CTN|Cooktown|Cooktown||AU||-15.4447|145.184|262|12
CTS|New Chitose|Sapporo||JP||42.7752|141.6923|242|61
CTU|Shuangliu International|Chengdu||CN||30.5785|103.9471|235|45
CUA|Ciudad Constitución|Ciudad Constitución||MX||25.0538|-111.615|128|12
CUC|Camilo Daza International|Cúcuta||CO||7.9276|-72.5115|77|45
CUE|Mariscal Lamar International|Cuenca||EC||-2.8895|-78.9844|106|45
CUF|Cuneo International|Cuneo||IT||44.547|7.6232|305|12
CUK|Caye Caulker|Caye Caulker||BZ||17.77|-88|74|12
CUL|Bachigualato International|Culiacán||MX||24.7645|-107.4747|128|66
CUM|Antonio José de Sucre|Cumaná||VE||10.4503|-64.1305|82|12
CUN|Cancún International|Cancún||MX||21.0365|-86.8771|81|97
CUP|General José Francisco Bermúdez|Carúpano||VE||10.66|-63.2617|82|12
CUQ|Coen|Coen||AU||-13.78|143.1|262|12
CUR|Hato International|Curaçao|Curazao|CW||12.1889|-68.9598|90|68
CUU|General Roberto Fierro Villalobos International|Chihuahua||MX||28.7029|-105.9646|86|45
CUZ|Alejandro Velasco Astete International|Cusco||PE||-13.5357|-71.9388|119|45
CVG|Cincinnati/Northern Kentucky International|Cincinnati||US|KY|39.0488|-84.6678|139|76
CVJ|General Mariano Matamoros|Cuernavaca||MX||18.8348|-99.2613|132|12
CVM|General Pedro J. Méndez International|Ciudad Victoria||MX||23.7033|-98.9565|135|28
CVQ|Carnarvon|Carnarvon||AU||-24.8806|113.6722|268|12
CWA|Central Wisconsin|Wausau||US|WI|44.77|-89.67|85|12
CWB|Curitiba|Curitiba||BR||-25.5285|-49.1758|159|70
CWC|Chernivtsi International|Chernivtsi||UA||48.2593|25.9808|290|12
CWJ|Washan|Cangyuan||CN||23.2761|99.3733|235|12
CWL|Cardiff|Cardiff||GB||51.3967|-3.3433|293|12
CXB|Cox's Bazar|Cox's Bazar||BD||21.4522|91.9639|195|12
CXI|Cassidy International|Kiritimati Island||KI||1.9862|-157.3498|345|12
CXJ|Caxias do Sul|Caxias do Sul||BR||-29.1971|-51.1875|159|12
CXP|Tunggul Wulung|Cilacap||ID||-7.6428|109.0314|204|12
CXR|Cam Ranh International|Nha Trang||VN||11.9981|109.2194|200|45
CYA|Antoine-Simon International|Les Cayes||HT||18.2708|-73.7884|146|12
CYB|Sir Charles Kirkconnell International|Cayman Brac|Caimán Brac|KY||19.6872|-79.88|84|12
CYC|Cay Chapel|Caye Chapel||BZ||17.6838|-88.0452|74|12
CYI|Chiayi|Chiayi||TW||23.4618|120.3928|237|12
CYO|Vilo Acuña|Cayo Largo||CU||21.6165|-81.546|109|12
CYP|Calbayog|Calbayog||PH||12.0727|124.5451|219|12
CYW|Captain Rogelio Castillo National|Celaya||MX||20.546|-100.887|132|12
CYX|Cherskiy|Cherskiy||RU||68.7406|161.338|217|12
CYZ|Cauayan|Cauayan||PH||16.9333|121.75|219|12
CZE|José Leonardo Chirino|Coro||VE||11.4149|-69.6817|82|12
CZH|Corozal|Corozal||BZ||18.3817|-88.4118|74|12
CZL|Mohamed Boudiaf International|Constantine|Constantina|DZ||36.276|6.6204|3|12
CZM|Cozumel International|Cozumel||MX||20.5164|-86.9321|81|45
CZS|Cruzeiro do Sul International|Cruzeiro do Sul||BR||-7.5999|-72.7695|96|12
CZU|Las Brujas|Corozal||CO||9.3328|-75.285|77|12
CZX|Benniu|Changzhou||CN||31.9197|119.779|235|12
DAB|Daytona Beach International|Daytona Beach||US|FL|29.1799|-81.0581|139|28
DAC|Shahjalal International|Dhaka|Daca|BD||23.8433|90.3978|195|45
DAD|Da Nang International|Da Nang||VN||16.0439|108.1994|200|45
DAL|Love Field|Dallas||US|TX|32.8471|-96.852|85|88
DAM|Damascus International|Damascus|Damasco|SY||33.4106|36.5143|194|30
DAR|Julius Nyerere International|Dar es Salaam|Dar es-Salam|TZ||-6.8763|39.2018|17|45
DAU|Daru|Daru||PG||-9.0868|143.208|357|12
DAV|David|David||PA||8.391|-82.435|143|28
DAY|James M Cox Dayton International|Dayton||US|OH|39.9024|-84.2194|139|45
DBB|El Alamein International|El Dabaa||EG||30.925|28.4607|12|12
DBC|Chang'an|Baicheng||CN||45.5059|123.0196|235|12
DBO|Dubbo|Dubbo||AU||-32.2167|148.5747|269|12
DBQ|Dubuque Regional|Dubuque||US|IA|42.402|-90.7095|85|12
DBR|Darbhanga|Darbhanga||IN||26.1943|85.9159|211|12
DBV|Dubrovnik|Dubrovnik||HR||42.5614|18.2682|320|45
DCA|Ronald Reagan Washington National|Washington, D.C.|Washington D. C.|US|DC|38.8521|-77.0377|139|91
DCF|Canefield|Dominica||DM||15.3384|-61.3919|94|12
DCM|Castres–Mazamet|Castres||FR||43.555|2.291|301|12
DCY|Dao Cheng Yading|Daocheng||CN||29.3161|100.0483|235|12
DDC|Dodge City Regional|Dodge City||US|KS|37.7634|-99.9656|85|12
DDG|Langtou|Dandong||CN||40.0247|124.286|235|12
DEA|Dera Ghazi Khan International|Dera Ghazi Khan||PK||29.961|70.4859|209|12
DEB|Debrecen International|Debrecen||HU||47.4889|21.6153|278|12
DEC|Decatur|Decatur||US|IL|39.8346|-88.8657|85|12
DED|Jolly Grant|Dehradun||IN||30.1897|78.1803|211|12
DEF|Dezful|Dezful||IR||32.4353|48.397|240|12
DEL|Indira Gandhi International|Delhi||IN||28.5665|77.1031|211|83
DEN|Denver International|Denver||US|CO|39.8617|-104.6732|92|98
DFW|Dallas/Fort Worth International|Dallas||US|TX|32.8968|-97.038|85|98
DGA|Dangriga|Dangriga||BZ||16.9825|-88.231|74|12
DGH|Deoghar|Deoghar||IN||24.4444|86.7062|211|12
DGO|Durango International|Durango||MX||24.124|-104.5315|135|28
DGT|Dumaguete–Sibulan|Dumaguete||PH||9.3337|123.3005|219|12
DHM|Kangra|Dharamsala||IN||32.1649|76.2629|211|12
DHN|Dothan Regional|Dothan||US|AL|31.3213|-85.4496|85|12
DIB|Dibrugarh|Dibrugarh||IN||27.4833|95.0167|211|12
DIE|Arrachart|Antsiranana||MG||-12.3494|49.2918|322|12
DIG|Diqing Shangri-La|Shangri-La||CN||27.79|99.68|235|12
DIJ|Dijon-Longvic Air Base|Dijon||FR||47.2689|5.09|301|12
DIK|Dickinson Municipal|Dickinson||US|ND|46.8|-102.8|92|12
DIL|Nicolau Lobato|Dili||TL||-8.5465|125.5247|196|12
DIN|Dien Bien Phu|Dien Bien Phu||VN||21.3977|103.0054|200|12
DIR|Aba Tenna Dejazmach Yilma International|Dire Dawa||ET||9.6247|41.8542|2|12
DIS|Dolisie|Dolisie||CG||-4.2082|12.6618|10|12
DIY|Diyarbakır|Diyarbakır||TR||37.8939|40.201|286|12
DJE|Djerba-Zarzis International|Djerba|Yerba|TN||33.8733|10.7755|49|12
DJG|Cheikh Amoud Ben Mokhtar|Djanet||DZ||24.2928|9.4524|3|12
DJJ|Sentani|Jayapura||ID||-2.577|140.5164|205|30
DJT|President Donald J. Trump International|West Palm Beach||US|FL|26.6832|-80.0956|139|75
DLA|Douala International|Douala|Duala|CM||4.0061|9.7195|19|12
DLC|Zhoushuizi International|Dalian||CN||38.9657|121.5386|235|45
DLE|Dole–Jura|Dole||FR||47.039|5.4272|301|12
DLG|Dillingham|Dillingham||US|AK|59.0415|-158.5118|52|12
DLH|Duluth International|Duluth||US|MN|46.8419|-92.1938|85|12
DLI|Lien Khuong|Da Lat||VN||11.7525|108.3681|200|12
DLM|Dalaman|Dalaman||TR||36.7131|28.7925|286|45
DLU|Dali|Dali||CN||25.6494|100.319|235|12
DLZ|Dalanzadgad|Dalandzadgad||MN||43.6089|104.3672|244|12
DMB|Taraz|Taraz||KZ||42.8536|71.3036|178|12
DME|Domodedovo International|Moscow|Moscú|RU||55.4088|37.9063|299|58
DMK|Don Mueang International|Bangkok||TH||13.91|100.6|188|45
DMM|King Fahd International|Dammam||SA||26.4712|49.7979|231|45
DMU|Dimapur|Dimapur||IN||25.8839|93.7711|211|12
DND|Riverside|Dundee||GB||56.4525|-3.0258|293|12
DNH|Dunhuang|Dunhuang||CN||40.1611|94.8092|235|12
DNK|Dnipro International|Dnipro||UA||48.3572|35.1006|290|12
DNR|Dinard–Pleurtuit–Saint-Malo|Dinard||FR||48.5877|-2.08|301|12
DNZ|Denizli Çardak|Denizli||TR||37.7856|29.7013|286|12
DOD|Dodoma|Dodoma||TZ||-6.1694|35.7493|17|12
DOG|Dongola|Dongola||SD||19.1539|30.4301|26|12
DOH|Hamad International|Doha||QA||25.2731|51.6081|229|83
DOL|Deauville – Saint-Gatien|Deauville||FR||49.363|0.16|301|12
DOM|Melville Hall|Dominica||DM||15.547|-61.3|94|12
DOU|Dourados|Dourados||BR||-22.2|-54.87|80|12
DPL|Dipolog|Dipolog||PH||8.6013|123.3345|219|12
DPO|Devonport|Devonport||AU||-41.1697|146.4303|265|12
DPS|Ngurah Rai International|Denpasar||ID||-8.75|115.1667|218|60
DQM|Duqm International|Duqm||OM||19.4973|57.6386|220|30
DRK|Drake Bay|Drake Bay||CR||8.7189|-83.6392|88|12
DRO|Durango–La Plata County|Durango||US|CO|37.1514|-107.7542|92|28
DRP|Bicol International|Legazpi||PH||13.1145|123.6802|219|12
DRS|Dresden|Dresden|Dresde|DE||51.1328|13.7672|274|12
DRW|Darwin International|Darwin||AU||-12.4147|130.8767|264|30
DSK|Dera Ismail Khan|Dera Ismail Khan||PK||31.9094|70.8966|209|12
DSM|Des Moines International|Des Moines||US|IA|41.534|-93.6631|85|45
DSN|Ejin Horo|Ordos||CN||39.4939|109.8617|235|12
DSO|Sondok|Sondok||KP||39.7458|127.4739|228|12
DSS|Blaise Diagne International|Dakar||SN||14.6711|-17.0669|16|45
DTB|Silangit|Siborong-Borong||ID||2.259|98.9935|204|12
DTM|Dortmund|Dortmund||DE||51.5183|7.6122|274|12
DTU|Dedu|Wudalianchi||CN||48.444|126.1232|235|12
DTW|Detroit Metropolitan Wayne County|Detroit||US|MI|42.2124|-83.3534|93|90
DUB|Dublin|Dublin|Dublín|IE||53.4213|-6.2701|281|81
DUD|Dunedin|Dunedin||NZ||-45.9281|170.1983|332|12
DUE|Dundo|Chitato||AO||-7.4009|20.8185|32|12
DUJ|Du Bois-Jefferson County|DuBois||US|PA|41.1781|-78.8986|139|12
DUM|Pinang Kampai|Dumai||ID||1.6092|101.4336|204|12
DUR|King Shaka International|Durban||ZA||-29.6167|31.1167|23|45
DUS|Düsseldorf International|Düsseldorf||DE||51.2807|6.7671|274|54
DUT|Unalaska|Dutch Harbor||US|AK|53.9001|-166.5435|140|12
DVO|Francisco Bangoy International|Davao||PH||7.1255|125.6458|219|45
DWC|World Central - Al Maktoum International|Dubai|Dubái|AE||24.8978|55.1591|197|45
DWD|Dawadmi Domestic|Dawadmi||SA||24.4457|44.1291|231|12
DXB|Dubai International|Dubai|Dubái|AE||25.2528|55.3644|197|99
DYG|Dayong|Zhangjiajie||CN||29.1028|110.443|235|12
DYR|Ugolny|Anadyr|Anádyr|RU||64.7349|177.7415|180|12
DYU|Dushanbe International|Dushanbe|Dusambé|TJ||38.5433|68.825|198|12
DZA|Dzaoudzi Pamandzi International|Pamandzi||YT||-12.8047|45.2811|329|12
DZN|Zhezkazgan|Zhezkazgan||KZ||47.7087|67.7377|178|12
EAM|Najran|Najran||SA||17.6114|44.4192|231|12
EAR|Kearney Municipal|Kearney||US|NE|40.73|-99.02|85|12
EAS|San Sebastián|San Sebastián||ES||43.3565|-1.7906|295|28
EAT|Pangborn Field|Wenatchee||US|WA|47.4|-120.2|120|12
EAU|Chippewa Valley Regional|Eau Claire||US|WI|44.8658|-91.4843|85|12
EBA|Marina Di Campo|Elba||IT||42.7603|10.2394|305|12
EBB|Entebbe|Entebbe||UG||0.0424|32.4435|25|45
EBD|El Obeid|El Obeid||SD||13.1532|30.2327|26|12
EBJ|Esbjerg|Esbjerg||DK||55.5259|8.5534|280|12
EBL|Erbil International|Erbil||IQ||36.23|43.97|185|12
EBU|Saint-Étienne–Bouthéon|Saint-Étienne||FR||45.5406|4.2964|301|12
ECN|Ercan International|Ercan||CY||35.1566|33.498|221|12
ECP|Northwest Florida Beaches International|Panama City||US|FL|30.3578|-85.7989|85|28
EDI|Edinburgh|Edinburgh|Edimburgo|GB||55.95|-3.3725|293|57
EDL|Eldoret International|Eldoret||KE||0.4045|35.2389|41|12
EDO|Balıkesir Koca Seyit|Edremit||TR||39.5546|27.0138|286|12
EFL|Cephalonia International|Kefalonia||GR||38.1201|20.5005|272|12
EGC|Bergerac-Roumanière|Bergerac||FR||44.8253|0.5186|301|12
EGE|Eagle County Regional|Eagle||US|CO|39.6425|-106.9181|92|28
EGO|Belgorod International|Belgorod||RU||50.6438|36.5901|299|12
EGS|Egilsstaðir|Egilsstaðir||IS||65.2833|-14.4|258|12
EGX|Egegik|Egegik||US|AK|58.22|-157.4|52|12
EHU|Huahu|Ezhou||CN||30.3427|115.0296|235|30
EIE|Yeniseysk|Yeniseysk||RU||58.4652|92.1151|212|12
EIK|Yeysk|Yeysk||RU||46.6835|38.2145|299|12
EIN|Eindhoven|Eindhoven||NL||51.4501|5.3745|270|45
EIS|Terrance B. Lettsome International|Tortola|Tórtola|VG||18.4448|-64.543|171|28
EJA|Yariguíes|Barrancabermeja||CO||7.0243|-73.8068|77|12
EJH|Al Wajh Domestic|Al Wajh||SA||26.1986|36.4764|231|12
EKO|Elko Regional|Elko||US|NV|40.8249|-115.7917|120|12
ELC|Elcho Island|Elcho Island||AU||-12.0194|135.571|264|12
ELD|Goodwin Field|El Dorado||US|AR|33.221|-92.8133|85|12
ELF|El Fasher|El Fasher||SD||13.6149|25.3246|26|12
ELG|El Golea|El Menia||DZ||30.5713|2.8596|3|12
ELH|North Eleuthera|North Eleuthera||BS||25.4755|-76.6816|138|28
ELM|Elmira/Corning Regional|Elmira||US|NY|42.1598|-76.8911|139|12
ELP|El Paso International|El Paso||US|TX|31.8072|-106.3776|92|45
ELQ|Prince Nayef bin Abdulaziz Regional|Buraidah||SA||26.3028|43.7739|231|12
ELS|East London|East London||ZA||-33.0356|27.8259|23|12
ELU|Abdel Kader Lamoudi|Guemar||DZ||33.5126|6.7825|3|12
EMA|East Midlands|Nottingham||GB||52.8311|-1.3281|293|45
EMD|Emerald|Emerald||AU||-23.5675|148.1792|262|12
EMK|Emmonak|Emmonak||US|AK|62.77|-164.5|140|12
ENA|Kenai Municipal|Kenai||US|AK|60.5731|-151.245|52|12
ENF|Enontekiö|Enontekiö||FI||68.3626|23.4243|284|12
ENH|Xujiaping|Enshi||CN||30.3203|109.485|235|12
ENI|El Nido|El Nido||PH||11.202|119.417|219|12
ENU|Enugu|Enugu||NG||6.4743|7.562|29|12
ENY|Nanniwan|Yan'an||CN||36.4763|109.4654|235|12
EOH|Olaya Herrera|Medellín||CO||6.22|-75.5905|77|28
EOI|Eday|Eday||GB||59.1906|-2.7722|293|12
EPR|Esperance|Esperance||AU||-33.6844|121.8228|268|12
EPU|Pärnu|Pärnu||EE||58.419|24.4728|313|12
EQS|Esquel|Esquel||AR||-42.9079|-71.1395|57|12
ERC|Erzincan|Erzincan||TR||39.7102|39.527|286|12
ERF|Erfurt–Weimar|Erfurt||DE||50.9798|10.9581|274|12
ERH|Moulay Ali Cherif|Errachidia||MA||31.9465|-4.3991|13|12
ERI|Erie International|Erie||US|PA|42.082|-80.1762|139|12
ERL|Saiwusu International|Erenhot||CN||43.4233|112.091|235|12
ERS|Eros|Windhoek||NA||-22.6122|17.0804|50|12
ERZ|Erzurum|Erzurum||TR||39.9565|41.1702|286|12
ESB|Esenboğa International|Ankara||TR||40.1281|32.9951|286|45
ESC|Delta County|Escanaba||US|MI|45.7194|-87.0957|93|12
ESL|Elista|Elista||RU||46.3739|44.3309|299|12
ESR|El Salvador|El Salvador||CL||-26.3111|-69.7652|157|12
ESU|Essaouira|Essaouira||MA||31.3975|-9.6817|13|12
ETM|Eilat/Ramon International|Eilat||IL||29.7255|35.0078|206|30
ETR|Santa Rosa Regional|Santa Rosa||EC||-3.4438|-80.0098|106|12
ETZ|Metz-Nancy-Lorraine|Metz||FR||48.9826|6.2413|301|12
EUG|Mahlon Sweet Field|Eugene||US|OR|44.1246|-123.212|120|28
EUN|Hassan I|Laayoune|El Aaiún|MA||27.1517|-13.2192|13|12
EUX|F. D. Roosevelt|St. Eustatius|San Eustaquio|BQ||17.4965|-62.9794|117|12
EVE|Evenes|Harstad||NO||68.4913|16.6781|300|12
EVG|Härjedalen Sveg|Sveg||SE||62.0478|14.423|312|12
EVN|Zvartnots International|Yerevan|Ereván|AM||40.1525|44.4022|251|45
EVV|Evansville Regional|Evansville||US|IN|38.037|-87.5324|85|12
EWB|New Bedford Regional|New Bedford||US|MA|41.6761|-70.9569|139|12
EWN|Coastal Carolina Regional|New Bern||US|NC|35.073|-77.0429|139|12
EWR|Newark Liberty International|Newark||US|NJ|40.6912|-74.1788|139|95
EXT|Exeter|Exeter||GB||50.7344|-3.4139|293|28
EYK|Beloyarskiy|Beloyarskiy||RU||63.6869|66.6986|250|12
EYP|El Alcaraván|Yopal||CO||5.3184|-72.3832|77|12
EYW|Key West International|Key West|Cayo Hueso|US|FL|24.5565|-81.7593|139|28
EZE|Ministro Pistarini International|Buenos Aires||AR||-34.8222|-58.5358|56|91
EZS|Elazığ|Elazığ||TR||38.6041|39.2959|286|12
FAE|Vágar|Vágar||FO||62.0656|-7.2805|256|12
FAI|Fairbanks International|Fairbanks||US|AK|64.8137|-147.8597|52|28
FAO|Faro|Faro||PT||37.0144|-7.9659|291|51
FAR|Hector International|Fargo||US|ND|46.9207|-96.8158|85|28
FAT|Fresno Yosemite International|Fresno||US|CA|36.7761|-119.719|120|45
FAV|Fakarava|Fakarava||PF||-16.0541|-145.657|360|12
FAY|Fayetteville Municipal|Fayetteville||US|NC|34.9907|-78.8803|139|28
FBM|Lubumbashi International|Lubumbashi||CD||-11.5913|27.5309|33|12
FCA|Glacier Park International|Kalispell||US|MT|48.3105|-114.256|92|28
FCO|Leonardo da Vinci–Fiumicino|Rome|Roma|IT||41.7935|12.2526|305|93
FDF|Martinique Aimé Césaire International|Fort-de-France||MQ||14.591|-61.0032|126|45
FDH|Friedrichshafen|Friedrichshafen||DE||47.6713|9.5115|274|12
FDU|Bandundu|Bandundu||CD||-3.3113|17.3817|28|12
FEG|Fergana International|Fergana||UZ||40.3588|71.745|238|12
FEN|Fernando de Noronha|Fernando de Noronha||BR||-3.8549|-32.4233|141|28
FEZ|Fes-Saïss|Fez||MA||33.9273|-4.978|13|45
FHU|Sierra Vista Municipal|Sierra Vista||US|AZ|31.5874|-110.3482|145|12
FIH|N'djili|Kinshasa|Kinsasa|CD||-4.3857|15.4446|28|30
FJR|Fujairah International|Fujairah||AE||25.1122|56.324|197|12
FKB|Karlsruhe/Baden-Baden|Karlsruhe||DE||48.7794|8.0805|274|12
FKI|Bangoka International|Kisangani||CD||0.4816|25.338|33|12
FKQ|Torea|Fakfak||ID||-2.9202|132.267|205|12
FKS|Fukushima|Fukushima||JP||37.2274|140.4307|242|12
FLA|Gustavo Artunduaga Paredes|Florencia||CO||1.5892|-75.5644|77|12
FLG|Pulliam|Flagstaff||US|AZ|35.1385|-111.6712|145|28
FLL|Fort Lauderdale–Hollywood International|Fort Lauderdale||US|FL|26.0715|-80.144|139|93
FLN|Florianópolis-Hercílio Luz International|Florianópolis||BR||-27.6667|-48.5505|159|45
FLO|Florence Regional|Florence||US|SC|34.1854|-79.7239|139|12
FLR|Peretola|Florence|Florencia|IT||43.81|11.2051|305|45
FLW|Flores|Flores||PT||39.4553|-31.1314|252|12
FLZ|Dr. Ferdinand Lumban Tobing|Sibolga||ID||1.5559|98.8889|204|12
FMA|Formosa|Formosa||AR||-26.2127|-58.2281|58|12
FMI|Kalemie|Kalemie||CD||-5.8756|29.25|33|12
FMM|Memmingen|Memmingen||DE||47.9875|10.2362|274|28
FMO|Osnabrück International|Münster||DE||52.1346|7.6848|274|12
FNA|Freetown-Lungi International|Freetown||SL||8.6164|-13.1955|20|30
FNC|Madeira|Funchal||PT||32.6978|-16.7744|257|45
FNI|Nîmes-Alès-Camargue-Cévennes|Nîmes||FR||43.7574|4.4164|301|12
FNJ|Sunan International|Pyongyang|Pionyang|KP||39.2241|125.6702|228|12
FNT|Bishop International|Flint||US|MI|42.9654|-83.7436|93|28
FOC|Changle International|Fuzhou||CN||25.9351|119.6633|235|30
FOD|Fort Dodge Municipal|Fort Dodge||US|IA|42.5512|-94.1918|85|12
FOG|Gino Lisa|Foggia||IT||41.4329|15.535|305|12
FOR|Pinto Martins – Fortaleza International|Fortaleza||BR||-3.7763|-38.5326|99|71
FPO|Grand Bahama International|Freeport||BS||26.5587|-78.6956|138|28
FRA|Frankfurt|Frankfurt|Fráncfort|DE||50.0406|8.556|274|96
FRL|Forlì|Forlì||IT||44.1939|12.0708|305|12
FRO|Florø|Florø||NO||61.5836|5.0247|300|12
FRS|Mundo Maya International|Flores||GT||16.9138|-89.8664|105|28
FRW|Francistown|Francistown||BW||-21.15|27.47|21|12
FSC|Figari - Sud-Corse|Figari||FR||41.5006|9.0978|301|12
FSD|Joe Foss Field|Sioux Falls||US|SD|43.58|-96.73|85|28
FSM|Fort Smith Municipal|Fort Smith||US|AR|35.3365|-94.3674|85|28
FSP|Saint-Pierre|Saint-Pierre||PM||46.7627|-56.1753|133|12
FSZ|Mt. Fuji Shizuoka|Shizuoka||JP||34.797|138.1815|242|12
FTE|El Calafate|El Calafate||AR||-50.28|-72.05|62|45
FTI|Fitiuta|Fitiuta||AS||-14.2158|-169.4238|354|12
FTU|Tôlanaro|Tôlanaro||MG||-25.0381|46.9561|322|12
FUE|Fuerteventura|Fuerteventura||ES||28.4527|-13.8638|254|45
FUG|Xiguan|Fuyang||CN||32.8798|115.7365|235|12
FUJ|Fukue|Goto||JP||32.6667|128.8333|242|12
FUK|Fukuoka|Fukuoka||JP||33.5859|130.4507|242|62
FUN|Funafuti International|Funafuti||TV||-8.5252|179.1957|339|12
FUO|Shadi|Foshan||CN||23.0832|113.0692|235|12
FUT|Pointe Vele|Futuna||WF||-14.3116|-178.0675|364|12
FWA|Fort Wayne International|Fort Wayne||US|IN|40.9785|-85.1951|111|28
FYJ|Fuyuan|Fuyuan||CN||48.1945|134.358|235|12
FYN|Koktokay|Fuyun||CN||46.8042|89.512|245|12
GAE|Gabès – Matmata International|Gabès||TN||33.7343|9.92|49|12
GAF|Gafsa – Ksar International|Gafsa||TN||34.422|8.8225|49|12
GAJ|Yamagata|Yamagata||JP||38.4119|140.3713|242|12
GAN|Gan International|Gan||MV||-0.6933|73.1556|327|12
GAO|Mariana Grajales|Guantánamo||CU||20.0854|-75.1583|109|12
GAQ|Gao|Gao||ML||16.2484|-0.0055|5|12
GAU|Lokpriya Gopinath Bordoloi International|Guwahati||IN||26.1061|91.5859|211|45
GAY|Gaya|Gaya||IN||24.75|84.95|211|12
GBB|Gabala International|Gabala||AZ||40.8267|47.7128|187|12
GBE|Seretse Khama International|Gaborone||BW||-24.55|25.92|21|30
GBJ|Marie-Galante|Marie-Galante||GP||15.869|-61.27|104|12
GCC|Gillette-Campbell County|Gillette||US|WY|44.35|-105.5|92|12
GCH|Gachsaran|Dogonbadan||IR||30.3376|50.828|240|12
GCI|Guernsey|Guernsey||GG||49.435|-2.602|283|12
GCK|Garden City Regional|Garden City||US|KS|37.9276|-100.7204|85|12
GCM|Owen Roberts International|Grand Cayman|Gran Caimán|KY||19.2928|-81.3577|84|45
GCN|Grand Canyon National Park|Grand Canyon|Gran Cañón|US|AZ|35.9522|-112.1468|145|12
GDB|Gondia|Gondia||IN||21.5248|80.2884|211|12
GDE|Gode|Gode||ET||5.9351|43.5786|2|12
GDL|Miguel Hidalgo International|Guadalajara||MX||20.5218|-103.3112|132|87
GDN|Lech Wałęsa|Gdańsk|Gdansk|PL||54.3781|18.4682|319|45
GDQ|Gondar|Gondar||ET||12.5199|37.434|2|12
GDT|JAGS McCartney International|Grand Turk|Gran Turca|TC||21.4445|-71.1423|102|12
GDX|Sokol|Magadan|Magadán|RU||59.92|150.7|217|12
GDZ|Gelendzhik|Gelendzhik||RU||44.57|38.02|299|12
GEA|Magenta|Nouméa|Numea|NC||-22.27|166.5|353|30
GEC|Lefkoniko|Lefkoniko||CY||35.2359|33.7201|199|12
GEG|Spokane International|Spokane||US|WA|47.62|-117.5|120|45
GEL|Santo Ângelo|Santo Ângelo||BR||-28.282|-54.1712|159|12
GEO|Cheddi Jagan International|Georgetown||GY||6.4985|-58.2541|107|45
GER|Rafael Cabrera Mustelier|Nueva Gerona||CU||21.8367|-82.7807|109|12
GES|General Santos International|General Santos||PH||6.058|125.096|219|12
GET|Geraldton|Geraldton||AU||-28.7957|114.704|268|12
GEV|Gällivare|Gällivare||SE||67.1333|20.8167|312|12
GFF|Griffith|Griffith||AU||-34.25|146.1|269|12
GFK|Grand Forks International|Grand Forks||US|ND|47.9492|-97.1761|85|12
GGG|Gregg County|Longview||US|TX|32.38|-94.72|85|12
GGT|Exuma International|George Town||BS||23.5612|-75.8748|138|28
GGW|Glasgow International|Glasgow||US|MT|48.22|-106.6|92|12
GHA|Noumérat – Moufdi Zakaria|Ghardaïa||DZ||32.3841|3.7941|3|12
GHB|Governor's Harbour|Governor's Harbour||BS||25.2847|-76.331|138|12
GHT|Ghat|Ghat||LY||25.1456|10.1426|48|12
GHV|Brașov-Ghimbav International|Braşov||RO||45.7035|25.5209|277|12
GIB|Gibraltar International|Gibraltar||GI||36.1512|-5.3497|282|12
GIG|Galeão International|Rio de Janeiro|Río de Janeiro|BR||-22.7986|-43.2308|159|85
GIL|Gilgit|Gilgit||PK||35.92|74.38|209|12
GIS|Gisborne|Gisborne||NZ||-38.67|178|332|12
GIZ|Jizan Regional|Jizan||SA||16.9011|42.5858|231|12
GJA|Guanaja|Guanaja||HN||16.5|-85.92|167|12
GJL|Ferhat Abbas|Jijel||DZ||36.7951|5.8736|3|12
GJT|Grand Junction Regional|Grand Junction||US|CO|39.1222|-108.5291|92|28
GKA|Goroka|Goroka||PG||-6.05|145.4|357|12
GLA|Glasgow|Glasgow||GB||55.8719|-4.4331|293|56
GLF|Golfito|Golfito||CR||8.6538|-83.1805|88|12
GLH|Greenville International|Greenville||US|MS|33.47|-90.98|85|12
GLT|Gladstone|Gladstone||AU||-23.8689|151.2203|262|12
GMA|Gemena|Gemena||CD||3.2354|19.7713|28|12
GMB|Gambella|Gambela||ET||8.1288|34.5631|2|12
GME|Gomel|Gomel||BY||52.527|31.0167|298|12
GMO|Lawanti International|Gombe||NG||10.2981|10.8989|29|12
GMP|Gimpo International|Seoul|Seúl|KR||37.5583|126.7906|234|45
GMQ|Maqin|Golog||CN||34.4158|100.3112|235|12
GMR|Totegegie|Totegegie||PF||-23.0799|-134.89|341|12
GNA|Hrodna|Grodno||BY||53.6016|24.0496|298|12
GNB|Alpes–Isère|Grenoble||FR||45.3629|5.3294|301|12
GND|Maurice Bishop International|Grenada|Granada|GD||12.0042|-61.7861|103|45
GNJ|Ganja International|Ganja||AZ||40.7377|46.3176|187|12
GNS|Binaka|Gunungsitoli||ID||1.1664|97.7047|204|12
GNV|Gainesville Regional|Gainesville||US|FL|29.6901|-82.2718|139|28
GNY|GAP|Şanlıurfa||TR||37.4456|38.9022|286|12
GOA|Cristoforo Colombo|Genoa|Génova|IT||44.4149|8.8504|305|12
GOH|Nuuk|Nuuk||GL||64.1909|-51.6781|142|12
GOI|Dabolim|Goa||IN||15.3808|73.8314|211|45
GOJ|Nizhny Novgorod International|Nizhny Novgorod||RU||56.2301|43.784|299|12
GOM|Goma International|Goma||CD||-1.6708|29.2385|33|12
GOP|Gorakhpur|Gorakhpur||IN||26.73|83.45|211|12
GOQ|Golmud|Golmud||CN||36.4006|94.7861|235|12
GOT|Gothenburg-Landvetter|Gothenburg|Gotemburgo|SE||57.6682|12.2908|312|45
GOU|Garoua|Garoua||CM||9.3359|13.3701|19|12
GOV|Gove|Nhulunbuy||AU||-12.2713|136.8202|264|12
GOX|Mopa International|Goa||IN||15.7313|73.8682|211|12
GPA|Araxos|Patras||GR||38.1511|21.4256|272|12
GPI|Guapi|Guapí||CO||2.5701|-77.8986|77|12
GPS|Seymour|Baltra||EC||-0.4535|-90.2662|340|45
GPT|Gulfport-Biloxi Regional|Gulfport||US|MS|30.4073|-89.0701|85|28
GRB|Austin Straubel International|Green Bay||US|WI|44.4851|-88.1296|85|28
GRI|Central Nebraska Regional|Grand Island||US|NE|40.9675|-98.3096|85|12
GRJ|George|George||ZA||-34.0055|22.3789|23|12
GRK|Killeen-Fort Hood Regional|Killeen||US|TX|31.0673|-97.8289|85|12
GRO|Girona–Costa Brava|Girona|Gerona|ES||41.901|2.7605|295|28
GRQ|Groningen|Groningen|Groninga|NL||53.1197|6.5794|270|12
GRR|Gerald R. Ford International|Grand Rapids||US|MI|42.8808|-85.5228|93|45
GRU|São Paulo–Guarulhos International|São Paulo||BR||-23.4306|-46.481|159|94
GRV|Grozny|Grozny||RU||43.3882|45.6998|299|12
GRW|Graciosa|Graciosa||PT||39.0922|-28.0298|252|12
GRX|Federico García Lorca|Granada||ES||37.1887|-3.7774|295|45
GRZ|Graz|Graz||AT||46.9911|15.4396|316|12
GSJ|San José|Puerto San José||GT||13.9362|-90.8358|105|12
GSO|Piedmont Triad International|Greensboro||US|NC|36.1061|-79.937|139|45
GSP|Greenville–Spartanburg International|Greenville||US|SC|34.8957|-82.2189|139|45
GST|Gustavus|Gustavus||US|AK|58.4226|-135.7092|115|12
GSV|Gagarin International|Saratov|Sarátov|RU||51.7125|46.1688|308|30
GTE|Groote Eylandt|Groote Eylandt||AU||-13.975|136.46|264|12
GTF|Great Falls International|Great Falls||US|MT|47.482|-111.3707|92|28
GTR|Golden Triangle Regional|Columbus||US|MS|33.4501|-88.5912|85|12
GUA|La Aurora International|Guatemala City|Ciudad de Guatemala|GT||14.5833|-90.5275|105|86
GUC|Gunnison County|Gunnison||US|CO|38.53|-106.9|92|12
GUM|Antonio B. Won Pat International|Guam||GU||13.483|144.7977|343|45
GUR|Gurney|Gurney||PG||-10.3111|150.3376|357|12
GUW|Atyrau|Atyrau||KZ||47.1219|51.8214|184|12
GVA|Geneva|Geneva|Ginebra|CH||46.2381|6.109|321|55
GVR|Governador Valadares|Governador Valadares||BR||-18.8952|-41.9822|159|12
GWD|Gwadar International|Gwadar||PK||25.2331|62.3289|209|12
GWL|Gwalior|Gwalior||IN||26.2933|78.2278|211|12
GWT|Sylt|Sylt||DE||54.9132|8.3405|274|12
GWY|Galway|Galway||IE||53.3002|-8.9416|281|12
GXF|Seiyun|Seiyun||YE||15.9661|48.7883|177|12
GXG|Negage|Mbanza Negage||AO||-7.7545|15.2877|32|12
GXH|Gannan Xiahe|Xiahe||CN||34.8107|102.6449|235|12
GYD|Heydar Aliyev International|Baku|Bakú|AZ||40.4607|50.0515|187|45
GYE|José Joaquín de Olmedo International|Guayaquil||EC||-2.1574|-79.8836|106|73
GYM|General José María Yáñez International|Guaymas||MX||27.9692|-110.9238|110|12
GYN|Santa Genoveva|Goiânia||BR||-16.632|-49.2207|159|45
GYS|Panlong|Guangyuan||CN||32.3911|105.702|235|12
GZP|Gazipaşa-Alanya|Gazipaşa||TR||36.2992|32.3006|286|12
GZT|Oğuzeli International|Gaziantep||TR||36.9472|37.4787|286|12
HAC|Hachijojima|Hachijojima||JP||33.115|139.7858|242|12
HAD|Halmstad|Halmstad||SE||56.6911|12.8202|312|12
HAH|Prince Said Ibrahim International|Moroni||KM||-11.5359|43.2742|325|12
HAJ|Hannover-Langenhagen|Hanover|Hannover|DE||52.4596|9.6927|274|45
HAK|Meilan International|Haikou||CN||19.9349|110.459|235|30
HAM|Hamburg|Hamburg|Hamburgo|DE||53.6304|9.9882|274|55
HAN|Noi Bai International|Hanoi|Hanói|VN||21.2212|105.8072|188|60
HAQ|Hanimaadhoo International|Hanimaadhoo||MV||6.7457|73.1693|327|12
HAS|Ha'il Regional|Ha'il||SA||27.4379|41.6863|231|12
HAU|Karmøy|Haugesund||NO||59.3453|5.2084|300|12
HAV|José Martí International|Havana|La Habana|CU||22.9891|-82.4091|109|84
HBA|Hobart|Hobart||AU||-42.8361|147.5103|265|12
HBE|Alexandria International|Alexandria|Alejandría|EG||30.9177|29.6964|12|12
HBX|Hubli|Hubballi||IN||15.3617|75.0849|211|12
HCJ|Jin Cheng Jiang|Hechi||CN||24.784|107.6997|235|12
HCN|Hengchun|Hengchun||TW||22.0411|120.7302|237|12
HCR|Holy Cross|Holy Cross||US|AK|62.15|-159.8|52|12
HCZ|Beihu|Chenzhou||CN||25.7508|112.8465|235|12
HDF|Heringsdorf|Heringsdorf||DE||53.8787|14.1524|274|12
HDG|Hebei Handan|Handan||CN||36.53|114.4|235|12
HDM|Hamadan|Hamadan||IR||34.8692|48.5525|240|12
HDN|Yampa Valley|Steamboat Springs||US|CO|40.48|-107.2|92|28
HDY|Tha Akatsayan Hat Yai|Hat Yai||TH||6.9332|100.393|188|12
HEA|Herat International|Herat||AF||34.2111|62.2285|207|12
HEK|Aihui|Heihe||CN||50.1716|127.3089|235|12
HEL|Helsinki-Vantaa|Helsinki||FI||60.3172|24.9633|284|80
HER|Heraklion International|Heraklion|Heraclión|GR||35.3391|25.1751|272|45
HET|Baita International|Hohhot||CN||40.8514|111.8241|235|30
HFA|Haifa International|Haifa||IL||32.8094|35.0431|206|12
HFE|Xinqiao International|Hefei||CN||31.9908|116.9691|235|12
HFN|Hornafjörður|Höfn||IS||64.2956|-15.2272|258|12
HFS|Hagfors|Hagfors||SE||60.0201|13.5789|312|12
HFT|Hammerfest|Hammerfest||NO||70.6804|23.6726|300|12
HGA|Egal International|Hargeisa||SO||9.5145|44.0844|39|12
HGH|Xiaoshan International|Hangzhou||CN||30.2295|120.4344|235|45
HGN|Sanam Bin Mae Hong Son|Mae Hong Son||TH||19.3017|97.975|188|12
HGR|Hagerstown Regional|Hagerstown||US|MD|39.7079|-77.7295|139|12
HGU|Mount Hagen|Mount Hagen||PG||-5.8268|144.296|357|12
HHH|Hilton Head|Hilton Head Island||US|SC|32.2232|-80.6975|139|28
HHN|Frankfurt-Hahn|Hahn||DE||49.9487|7.2639|274|28
HHQ|Hua Hin|Hua Hin||TH||12.6362|99.9515|188|12
HIA|Lianshui|Huai'an||CN||33.7869|119.1285|235|12
HIB|Range Regional|Hibbing||US|MN|47.3866|-92.839|85|12
HID|Horn Island|Horn Island||AU||-10.5864|142.29|262|12
HII|Lake Havasu City|Lake Havasu City||US|AZ|34.57|-114.4|145|12
HIJ|Hiroshima|Hiroshima||JP||34.4361|132.9194|242|12
HIN|Sacheon|Jinju||KR||35.0885|128.0704|234|12
HIR|Honiara-Henderson International|Honiara||SB||-9.428|160.0548|342|30
HJJ|Zhijiang|Huaihua||CN||27.4374|109.7002|235|12
HJR|Civil|Khajuraho||IN||24.8172|79.9186|211|12
HKD|Hakodate|Hakodate||JP||41.77|140.8219|242|12
HKG|Hong Kong International|Hong Kong||HK||22.3146|113.9324|201|92
HKK|Hokitika|Hokitika||NZ||-42.7136|170.9853|332|12
HKN|Hoskins|Hoskins||PG||-5.4622|150.405|357|12
HKT|Phuket International|Phuket||TH||8.1132|98.3169|188|45
HLA|Lanseria International|Johannesburg|Johannesburgo|ZA||-25.9385|27.9261|23|12
HLD|Hulunbuir Hailar|Hailar||CN||49.205|119.825|235|12
HLN|Helena Regional|Helena||US|MT|46.6068|-111.9827|92|28
HLP|Halim Perdanakusuma|Jakarta|Yakarta|ID||-6.2661|106.8923|204|12
HLZ|Hamilton International|Hamilton||NZ||-37.8654|175.3327|332|12
HMA|Hanty-Mansijsk|Khanty-Mansiysk||RU||61.02|69.08|250|12
HMB|Sohag International|Sohag||EG||26.3397|31.7392|12|12
HME|Oued Irara-Krim Belkacem|Hassi Messaoud||DZ||31.673|6.1404|3|12
HMI|Hami|Hami||CN||42.841|93.6691|245|12
HMO|General Ignacio Pesqueira García International|Hermosillo||MX||29.0959|-111.0479|110|66
HMV|Hemavan-Tarnaby|Hemavan||SE||65.806|15.0828|312|12
HNA|Morioka Hanamaki|Hanamaki||JP||39.4286|141.1353|242|12
HND|Tokyo International|Tokyo|Tokio|JP||35.5523|139.7797|242|96
HNL|Daniel K. Inouye International|Honolulu|Honolulú|US|HI|21.3245|-157.9251|344|87
HNM|Hana|Hana||US|HI|20.795|-156.0144|344|12
HNS|Haines|Haines||US|AK|59.2444|-135.5236|115|12
HOB|Hobbs|Hobbs||US|NM|32.68|-103.2|92|12
HOD|Hodeidah|Hodeidah||YE||14.753|42.9763|177|12
HOF|Al Ahsa|Al Ahsa||SA||25.2853|49.4852|231|12
HOG|Frank País International|Holguín||CU||20.7856|-76.3151|109|45
HOI|Hao|Hao||PF||-18.0748|-140.9459|360|12
HOM|Homer|Homer||US|AK|59.6456|-151.4766|52|12
HON|Huron Regional|Huron||US|SD|44.3852|-98.2285|85|12
HOR|Horta|Horta||PT||38.5199|-28.7159|252|12
HOT|Memorial Field|Hot Springs||US|AR|34.478|-93.0962|85|12
HOU|William P Hobby|Houston||US|TX|29.6454|-95.2789|85|77
HOV|Hovden|Ørsta||NO||62.1798|6.0732|300|12
HPA|Lifuka Island|Ha'apai||TO||-19.7776|-174.3409|362|12
HPG|Hongping|Shennongjia||CN||31.6336|110.3379|235|12
HPH|Cat Bi International|Haiphong||VN||20.8194|106.725|200|12
HPN|Westchester County|White Plains||US|NY|41.067|-73.7071|139|28
HRB|Taiping International|Harbin||CN||45.6234|126.2503|235|45
HRE|Robert Gabriel Mugabe International|Harare||ZW||-17.9318|31.0928|22|45
HRG|Hurghada International|Hurghada||EG||27.1783|33.7994|12|45
HRI|Hambantota International|Hambantota||LK||6.2839|81.1239|193|30
HRK|Kharkiv International|Kharkiv||UA||49.9248|36.29|290|12
HRL|Rio Grande Valley International|Harlingen||US|TX|26.2285|-97.6544|85|28
HRM|Hassi R'Mel|Hassi R'mel||DZ||32.93|3.3122|3|12
HRO|Boone County|Harrison||US|AR|36.2615|-93.1547|85|12
HSA|Hazret Sultan International|Turkistan||KZ||43.3144|68.5474|178|30
HSC|Danxia|Shaoguan||CN||24.9786|113.421|235|12
HSG|Saga|Saga||JP||33.1497|130.3022|242|12
HSR|Rajkot International|Rajkot||IN||22.3743|71.0353|211|12
HSV|Huntsville International|Huntsville||US|AL|34.6372|-86.7751|85|45
HTA|Kadala|Chita||RU||52.0263|113.3056|248|12
HTG|Khatanga|Khatanga||RU||71.9781|102.491|212|12
HTI|Great Barrier Reef|Hamilton Island||AU||-20.3581|148.952|266|12
HTN|Hotan|Hotan||CN||37.0385|79.8649|245|12
HTS|Tri-State|Huntington||US|WV|38.3667|-82.558|139|12
HTT|Haixi Mangnai|Huatugou||CN||38.2053|90.8442|235|12
HTY|Hatay|Hatay||TR||36.3619|36.2835|286|12
HUH|Huahine – Fare|Huahine||PF||-16.6872|-151.022|360|12
HUI|Phu Bai International|Hue||VN||16.3993|107.7014|200|12
HUN|Hualien|Hualien||TW||24.0237|121.6169|237|12
HUO|Huolinhe|Holingol||CN||45.4867|119.4085|235|12
HUU|Alférez FAP David Figueroa Fernandini|Huánuco||PE||-9.8788|-76.2048|119|12
HUX|Bahías de Huatulco International|Huatulco||MX||15.7753|-96.2626|132|45
HUY|Humberside|Humberside||GB||53.5744|-0.3508|293|12
HUZ|Pingtan|Huizhou||CN||23.0497|114.5987|235|12
HVA|Analalava|Analalava||MG||-14.6297|47.7638|322|12
HVB|Hervey Bay|Hervey Bay||AU||-25.3189|152.8803|262|12
HVD|Khovd|Khovd||MN||47.9617|91.6225|202|12
HVG|Valan|Honningsvåg||NO||71.0095|25.9779|300|12
HVN|Tweed-New Haven|New Haven||US|CT|41.2639|-72.8871|139|28
HYA|Barnstable Municipal|Hyannis||US|MA|41.6693|-70.2804|139|12
HYD|Rajiv Gandhi International|Hyderabad||IN||17.2313|78.4299|211|60
HYN|Luqiao|Taizhou||CN||28.564|121.4275|235|12
HYS|Hays Municipal|Hays||US|KS|38.8506|-99.2765|85|12
HZA|Heze|Heze||CN||35.2133|115.7366|235|12
HZH|Liping|Liping||CN||26.3199|109.1532|235|12
HZK|Husavik|Húsavík||IS||65.9523|-17.426|258|12
IAA|Igarka|Igarka||RU||67.43|86.63|212|12
IAD|Washington Dulles International|Washington, D.C.|Washington D. C.|US|VA|38.9445|-77.4558|139|90
IAG|Niagara Falls International|Niagara Falls||US|NY|43.1073|-78.9462|139|12
IAH|George Bush Intercontinental|Houston||US|TX|29.9869|-95.3421|85|95
IAM|In Aménas|In Amenas||DZ||28.0515|9.6429|3|12
IAO|Sayak|Siargao||PH||9.8592|126.015|219|12
IAS|Iași International|Iaşi||RO||47.1785|27.6206|277|12
IBA|Ibadan|Ibadan||NG||7.3625|3.9783|29|12
IBE|El Salado|Ibagué||CO||4.4216|-75.1333|77|12
IBR|Hyakuri Ab|Ibaraki||JP||36.1811|140.4154|242|12
IBZ|Ibiza|Ibiza||ES||38.8729|1.3731|295|45
ICN|Incheon International|Seoul|Seúl|KR||37.4557|126.4453|234|92
ICT|Dwight D. Eisenhower National|Wichita||US|KS|37.6499|-97.4331|85|45
IDA|Idaho Falls Regional|Idaho Falls||US|ID|43.5146|-112.0708|78|12
IDR|Devi Ahilyabai Holkar International|Indore||IN||22.7218|75.8011|211|12
IDY|Ile d'Yeu|Île d'Yeu||FR||46.719|-2.391|301|12
IEG|Zielona Gora|Zielona Góra||PL||52.1385|15.7986|319|12
IEV|Zhuliany International|Kyiv|Kiev|UA||50.4017|30.4497|290|12
IFJ|Ísafjörður|Ísafjörður||IS||66.0581|-23.1353|258|12
IFN|Isfahan International|Isfahan|Isfahán|IR||32.7508|51.8613|240|12
IFO|Ivano-Frankivsk International|Ivano-Frankivsk||UA||48.8842|24.6861|290|12
IGA|Inagua|Matthew Town||BS||20.9757|-73.6751|138|12
IGD|Iğdır|Iğdır||TR||39.9749|43.8794|286|12
IGR|Cataratas del Iguazú International|Puerto Iguazú||AR||-25.7373|-54.4734|58|45
IGT|Magas|Magas||RU||43.3195|45.013|299|12
IGU|Cataratas International|Foz do Iguaçu|Foz de Iguazú|BR||-25.5962|-54.4872|159|45
IJK|Izhevsk|Izhevsk||RU||56.83|53.47|306|12
IKA|Imam Khomeini International|Tehran|Teherán|IR||35.41|51.15|240|45
IKI|Iki|Iki||JP||33.749|129.7854|242|12
IKS|Tiksi|Tiksi||RU||71.7|128.9|248|12
IKT|Irkutsk|Irkutsk||RU||52.268|104.389|203|12
IKU|Issyk-Kul International|Tamchy||KG||42.5877|76.7122|191|12
ILD|Lleida-Alguaire|Lleida|Lérida|ES||41.7289|0.5378|295|12
ILF|Ilford|Ilford||CA|MB|56.0515|-95.614|174|12
ILG|New Castle|Wilmington||US|DE|39.6784|-75.6063|139|12
ILM|Wilmington International|Wilmington||US|NC|34.2706|-77.9026|139|28
ILO|Iloilo International|Iloilo||PH||10.8299|122.4939|219|12
ILP|Île des Pins|Île des Pins||NC||-22.5889|167.456|353|12
ILQ|Ilo|Ilo||PE||-17.695|-71.3439|119|12
ILR|Ilorin|Ilorin||NG||8.4402|4.4939|29|12
ILS|Ilopango International|San Salvador||SV||13.6995|-89.1199|97|12
ILY|Islay|Islay||GB||55.6819|-6.2567|293|12
IMF|Imphal International|Imphal||IN||24.7599|93.8967|211|12
IMP|Imperatriz|Imperatriz||BR||-5.5313|-47.4601|55|28
IMT|Ford|Iron Mountain||US|MI|45.8152|-88.1177|129|12
INC|Hedong|Yinchuan||CN||38.3228|106.3882|235|12
IND|Indianapolis International|Indianapolis|Indianápolis|US|IN|39.7173|-86.2944|111|76
INH|Inhambane|Inhambane||MZ||-23.8764|35.4085|36|12
INI|Constantine the Great|Niš||RS||43.3373|21.8537|273|12
INL|Falls International|International Falls||US|MN|48.5662|-93.4031|85|12
INN|Innsbruck|Innsbruck||AT||47.2602|11.344|316|45
INU|Nauru International|Nauru||NR||-0.5452|166.9162|350|12
INV|Dalcross|Inverness||GB||57.5425|-4.0475|293|28
INZ|In Salah|In Salah||DZ||27.251|2.512|3|12
IOA|Ioannina National|Ioannina||GR||39.6964|20.8225|272|12
IOM|Ronaldsway|Isle of Man|Isla de Man|IM||54.0833|-4.6239|285|12
IOS|Jorge Amado|Ilhéus||BR||-14.816|-39.0316|71|28
IPC|Mataveri International|Easter Island|Isla de Pascua|CL||-27.1648|-109.4218|336|28
IPH|Sultan Azlan Shah|Ipoh||MY||4.568|101.0922|213|12
IPI|San Luis|Ipiales||CO||0.8619|-77.6718|77|12
IPN|Usiminas|Ipatinga||BR||-19.4707|-42.4876|159|12
IPT|Williamsport-Lycoming County|Williamsport||US|PA|41.2418|-76.9211|139|12
IQM|Yudu|Qiemo||CN||38.2344|85.4653|245|12
IQN|Qingyang|Qingyang||CN||35.7997|107.603|235|12
IQQ|Diego Aracena International|Iquique||CL||-20.5352|-70.1813|157|45
IQT|Coronel FAP Francisco Secada Vignetta International|Iquitos||PE||-3.7847|-73.3088|119|28
IRG|Lockhart River|Lockhart River||AU||-12.7869|143.305|262|12
IRJ|Capitán Vicente Almandos Almonacid|La Rioja||AR||-29.3816|-66.7958|60|12
IRK|Kirksville Regional|Kirksville||US|MO|40.0933|-92.5412|85|12
IRP|Matari|Isiro||CD||2.8276|27.5883|33|12
ISA|Mount Isa|Mount Isa||AU||-20.6639|139.4886|262|12
ISB|Islamabad International|Islamabad||PK||33.5507|72.8257|209|45
ISE|Suleyman Demirel|Isparta||TR||37.8554|30.3684|286|12
ISG|New Ishigaki|Ishigaki||JP||24.3964|124.245|242|12
ISK|Ozar|Nashik||IN||20.1194|73.9137|211|12
ISP|Long Island Mac Arthur|Islip||US|NY|40.7953|-73.1002|139|28
IST|Istanbul|Istanbul|Estambul|TR||41.2629|28.7424|286|96
ISU|Sulaymaniyah International|Sulaymaniyah||IQ||35.5618|45.3167|185|12
ITB|Itaituba|Itaituba||BR||-4.2423|-56.0007|156|12
ITH|Tompkins Regional|Ithaca||US|NY|42.48|-76.47|139|12
ITM|Osaka International|Osaka||JP||34.7855|135.4382|242|45
ITO|Hilo International|Hilo||US|HI|19.7214|-155.0485|344|28
IUE|Hanan International|Niue||NU||-19.08|-169.9256|351|12
IVC|Invercargill|Invercargill||NZ||-46.4124|168.313|332|12
IVL|Ivalo|Ivalo||FI||68.6073|27.4053|284|12
IWA|Ivanovo South|Ivanovo||RU||56.9394|40.9408|299|12
IWJ|Iwami|Masuda||JP||34.6764|131.7903|242|12
IWK|Marine Corps Air Station Iwakuni|Iwakuni||JP||34.1439|132.2357|242|12
IXA|Agartala|Agartala||IN||23.887|91.2404|211|12
IXB|Bagdogra|Bagdogra||IN||26.6812|88.3286|211|12
IXC|Chandigarh International|Chandigarh||IN||30.6735|76.7885|211|12
IXD|Allahabad|Prayagraj||IN||25.4401|81.7339|211|12
IXE|Mangalore|Mangaluru||IN||12.9613|74.8901|211|12
IXG|Belgaum|Belagavi||IN||15.8593|74.6183|211|12
IXI|Lilabari|Lakhimpur||IN||27.2955|94.0977|211|12
IXJ|Jammu|Jammu||IN||32.6891|74.8374|211|12
IXL|Kushok Bakula Rimpochhe|Leh||IN||34.1359|77.5465|211|12
IXM|Madurai|Madurai||IN||9.8345|78.0934|211|12
IXP|Pathankot|Pathankot||IN||32.2336|75.6344|211|12
IXR|Birsa Munda|Ranchi||IN||23.3143|85.3217|211|12
IXS|Silchar|Silchar||IN||24.9129|92.9787|211|12
IXU|Aurangabad|Aurangabad||IN||19.8627|75.3981|211|12
IXY|Kandla|Kandla||IN||23.1127|70.1003|211|12
IXZ|Veer Savarkar International|Port Blair||IN||11.6412|92.7297|211|12
IZA|Presidente Itamar Franco|Juiz de Fora||BR||-21.5118|-43.1705|159|12
IZO|Izumo|Izumo||JP||35.4136|132.89|242|12
IZT|Ixtepec|Ixtepec||MX||16.4493|-95.0937|132|12
JAC|Jackson Hole|Jackson Hole||US|WY|43.6073|-110.7378|92|28
JAE|Shumba|Jaén||PE||-5.5953|-78.773|119|12
JAF|Kankesanturai|Jaffna||LK||9.7923|80.0701|193|12
JAI|Jaipur|Jaipur||IN||26.8242|75.8122|211|45
JAK|Jacmel|Jacmel||HT||18.25|-72.52|146|12
JAL|El Lencero|Xalapa||MX||19.475|-96.7976|132|12
JAN|Jackson–Medgar Wiley Evers International|Jackson||US|MS|32.3112|-90.0759|85|28
JAU|Francisco Carle|Jauja||PE||-11.7831|-75.4734|119|12
JAX|Jacksonville International|Jacksonville||US|FL|30.4919|-81.6857|139|75
JBQ|La Isabela International|Santo Domingo||DO||18.5725|-69.9856|158|12
JBR|Jonesboro Municipal|Jonesboro||US|AR|35.8317|-90.6464|85|12
JDF|Juiz De Fora|Juiz de Fora||BR||-21.7927|-43.3854|159|12
JDH|Jodhpur|Jodhpur||IN||26.2511|73.0489|211|12
JDZ|Jingdezhen|Jingdezhen||CN||29.27|117.2|235|12
JED|King Abdul Aziz International|Jeddah|Yeda|SA||21.6796|39.1565|231|66
JEE|Jérémie|Jérémie||HT||18.6632|-74.1701|146|12
JEG|Aasiaat|Aasiaat||GL||68.7213|-52.7885|142|12
JER|Jersey|Jersey||JE||49.2079|-2.1946|287|12
JFK|John F. Kennedy International|New York|Nueva York|US|NY|40.6398|-73.7787|139|99
JGA|Jamnagar|Jamnagar||IN||22.4655|70.0126|211|12
JGD|Jiagedaqi|Jiagedaqi||CN||50.3781|124.1148|235|12
JGS|Jinggangshan|Ji'an||CN||26.8553|114.7327|235|12
JHB|Senai International|Johor Bahru||MY||1.6413|103.6696|213|12
JHG|Xishuangbanna Gasa|Jinghong||CN||21.9739|100.7596|235|12
JHM|Kapalua|Kapalua||US|HI|20.9629|-156.673|344|12
JHS|Sisimiut|Sisimiut||GL||66.9515|-53.7226|142|12
JIB|Djibouti–Ambouli International|Djibouti|Yibuti|DJ||11.5473|43.1595|18|30
JIJ|Wilwal International|Jijiga||ET||9.3308|42.9112|2|12
JIM|Jimma|Jimma||ET||7.6644|36.8192|2|12
JIQ|Wulingshan|Qianjiang||CN||29.5147|108.832|235|12
JJD|Jericoacoara|Cruz||BR||-2.9057|-40.3559|99|12
JJG|Humberto Ghizzo Bortoluzzi Southern Regional|Jaguaruna||BR||-28.676|-49.062|159|12
JJN|Jinjiang|Quanzhou||CN||24.7989|118.5897|235|12
JKG|Jönköping|Jönköping||SE||57.7576|14.0687|312|12
JKH|Island National|Chios||GR||38.3432|26.1406|272|12
JKR|Janakpur|Janakpur||NP||26.7088|85.9224|210|12
JLN|Joplin Regional|Joplin||US|MO|37.1518|-94.4983|85|12
JLR|Jabalpur|Jabalpur||IN||23.1778|80.052|211|12
JMJ|Jingmai|Lancang||CN||22.4157|99.7865|235|12
JMK|Mykonos International|Mykonos|Miconos|GR||37.4351|25.3481|272|45
JMS|Jamestown Municipal|Jamestown||US|ND|46.9297|-98.6782|85|12
JMU|Jiamusi|Jiamusi||CN||46.8434|130.465|235|12
JNB|O.R. Tambo International|Johannesburg|Johannesburgo|ZA||-26.1335|28.2361|23|65
JNG|Qufu|Jining||CN||35.2928|116.3344|235|12
JNU|Juneau International|Juneau||US|AK|58.355|-134.5763|115|28
JNZ|Bay|Jinzhou||CN||40.9348|121.2763|235|12
JOE|Joensuu|Joensuu||FI||62.6629|29.6075|284|12
JOG|Adisucipto International|Yogyakarta||ID||-7.7881|110.4322|204|12
JOI|Joinville|Joinville||BR||-26.2245|-48.7974|159|28
JOK|Yoshkar-Ola|Yoshkar-Ola||RU||56.72|47.9|299|12
JOL|Jolo|Jolo||PH||6.0536|121.0111|219|12
JOS|Yakubu Gowon|Jos||NG||9.6398|8.869|29|12
JPA|Presidente Castro Pinto International|João Pessoa||BR||-7.1484|-34.9507|99|28
JRG|Jharsuguda|Jharsuguda||IN||21.9135|84.0504|211|12
JRH|Jorhat|Jorhat||IN||26.7315|94.1755|211|12
JRO|Kilimanjaro International|Kilimanjaro||TZ||-3.4294|37.0745|17|12
JSH|Sitia|Sitia||GR||35.2161|26.1013|272|12
JSI|Skiathos|Skiathos||GR||39.1771|23.5037|272|12
JSJ|Shidi|Jiansanjiang||CN||47.1082|132.6579|235|12
JSO|Dr. Luciano de Arruda Coelho Regional|Sobral||BR||-3.6145|-40.2314|99|12
JSR|Jessore|Jessore||BD||23.1838|89.1608|195|12
JST|Johnstown-Cambria County|Johnstown||US|PA|40.3161|-78.8339|139|12
JTC|Bauru-Arealva|Bauru||BR||-22.1652|-49.0714|159|12
JTR|Santorini|Santorini||GR||36.3992|25.4793|272|45
JUB|Juba|Juba||SS||4.872|31.6011|24|30
JUJ|Gobernador Horacio Guzmán International|San Salvador de Jujuy||AR||-24.3928|-65.0978|59|28
JUL|Inca Manco Cápac International|Juliaca||PE||-15.4671|-70.1582|119|28
JUZ|Quzhou|Quzhou||CN||28.9658|118.899|235|12
JWA|Jwaneng|Jwaneng||BW||-24.6023|24.691|21|12
JXA|Xingkaihu|Jixi||CN||45.2925|131.1941|235|12
JYV|Jyväskylä|Jyväskylä||FI||62.3995|25.6782|284|12
JZH|Jiuzhai Huanglong|Jiuzhaigou||CN||32.8542|103.6853|235|12
KAC|Kamishli|Qamishli||SY||37.0206|41.1914|194|12
KAD|Kaduna|Kaduna||NG||10.696|7.3201|29|12
KAI|Kaieteur International|Kaieteur National Park||GY||5.1727|-59.4915|107|12
KAJ|Kajaani|Kajaani||FI||64.2855|27.6924|284|12
KAN|Mallam Aminu Kano International|Kano||NG||12.0476|8.5246|29|12
KAO|Kuusamo|Kuusamo||FI||65.9876|29.2394|284|12
KAT|Kaitaia|Kaitaia||NZ||-35.07|173.2853|332|12
KAW|Kawthoung|Kawthoung||MM||10.0493|98.538|249|12
KBL|Hamid Karzai International|Kabul||AF||34.5659|69.2123|207|12
KBP|Boryspil International|Kyiv|Kiev|UA||50.345|30.8947|290|30
KBR|Kota Bharu|Kota Bharu||MY||6.1669|102.293|213|12
KBS|Bo|Bo||SL||7.9444|-11.761|20|12
KBV|Krabi|Krabi||TH||8.096|98.9888|188|12
KCH|Kuching International|Kuching||MY||1.4847|110.3469|214|45
KCM|Kahramanmaraş|Kahramanmaraş||TR||37.5374|36.9473|286|12
KCT|Koggala|Koggala||LK||5.984|80.33|193|12
KCZ|Kochi|Kochi||JP||33.5461|133.6694|242|12
KDH|Ahmad Shah Baba International|Kandahar||AF||31.5074|65.8504|207|12
KDL|Kärdla|Kärdla||EE||58.9908|22.8307|313|12
KDM|Kaadedhdhoo|Kaadedhdhoo||MV||0.4888|72.9953|327|12
KDO|Kadhdhoo|Kadhdhoo||MV||1.8592|73.5219|327|12
KDU|Skardu|Skardu||PK||35.3355|75.536|209|12
KEF|Keflavík International|Reykjavik|Reikiavik|IS||63.985|-22.6056|258|50
KEJ|Kemerovo|Kemerovo||RU||55.2701|86.1072|222|12
KEM|Kemi-Tornio|Kemi||FI||65.7792|24.5847|284|12
KEN|Kenema|Kenema||SL||7.867|-11.2|20|12
KEP|Nepalgunj|Nepalgunj||NP||28.1036|81.667|210|12
KER|Kerman International|Kerman||IR||30.2744|56.9511|240|12
KET|Kengtung|Kengtung||MM||21.3035|99.6308|249|12
KGA|Kananga|Kananga||CD||-5.9001|22.4692|33|12
KGC|Kingscote|Kingscote||AU||-35.7139|137.5214|261|12
KGD|Khrabrovo|Kaliningrad|Kaliningrado|RU||54.8901|20.5926|288|12
KGF|Sary-Arka|Karaganda||KZ||49.6708|73.3344|178|12
KGI|Kalgoorlie-Boulder|Kalgoorlie||AU||-30.7865|121.4583|268|12
KGL|Kigali International|Kigali||RW||-1.9686|30.1395|27|45
KGP|Kogalym International|Kogalym||RU||62.2|74.54|250|12
KGS|Kos|Kos||GR||36.7933|27.0917|272|12
KGT|Garzê Kangding|Kangding||CN||30.1392|101.743|235|12
KHD|Khorramabad International|Khorramabad||IR||33.4354|48.2829|240|12
KHE|Kherson International|Kherson||UA||46.6758|32.5064|290|12
KHG|Kashgar|Kashgar||CN||39.5429|76.02|245|12
KHH|Kaohsiung International|Kaohsiung||TW||22.5771|120.35|237|45
KHI|Karachi|Karachi||PK||24.9065|67.1608|209|45
KHN|Changbei International|Nanchang||CN||28.8641|115.9046|235|30
KHS|Khassab|Khasab||OM||26.171|56.2406|220|12
KHV|Novy|Khabarovsk||RU||48.528|135.1884|247|12
KID|Kristianstad|Kristianstad||SE||55.9217|14.0855|312|12
KIH|Kish Island International|Kish Island||IR||26.5302|53.9728|240|12
KIJ|Niigata|Niigata||JP||37.9559|139.1207|242|12
KIM|Kimberly|Kimberley||ZA||-28.8028|24.7652|23|12
KIN|Norman Manley International|Kingston||JM||17.9357|-76.7875|114|69
KIR|Kerry|Kerry||IE||52.1809|-9.5238|281|12
KIS|Kisumu|Kisumu||KE||-0.0861|34.7289|41|12
KIX|Kansai International|Osaka||JP||34.4273|135.2441|242|62
KJA|Yemelyanovo|Krasnoyarsk||RU||56.1729|92.4933|212|30
KJB|Kurnool|Kurnool||IN||15.7147|78.1782|211|12
KJH|Huangping|Kaili||CN||26.9719|107.988|235|12
KJI|Kanas|Burqin||CN||48.22|87|245|12
KKC|Khon Kaen|Khon Kaen||TH||16.4666|102.7837|188|12
KKE|Kerikeri|Kerikeri||NZ||-35.2628|173.9119|332|12
KKJ|Kitakyushu|Kitakyushu||JP||33.8459|131.0347|242|12
KKN|Kirkenes|Kirkenes||NO||69.7258|29.8913|300|12
KKR|Kaukura|Kaukura||PF||-15.6646|-146.8854|360|12
KKS|Kashan|Kashan||IR||33.8953|51.577|240|12
KKW|Kikwit|Kikwit||CD||-5.0358|18.7856|28|12
KKX|Kikai|Kikai||JP||28.3213|129.9281|242|12
KLH|Kolhapur|Kolhapur||IN||16.6647|74.2893|211|12
KLO|Kalibo|Kalibo||PH||11.6864|122.3812|219|12
KLR|Kalmar Öland|Kalmar||SE||56.6855|16.2876|312|12
KLU|Klagenfurt|Klagenfurt||AT||46.645|14.3267|316|12
KLV|Karlovy Vary|Karlovy Vary||CZ||50.203|12.915|303|12
KLX|Kalamata|Kalamata||GR||37.0683|22.0255|272|12
KMA|Kerema|Kerema||PG||-7.9636|145.771|357|12
KMC|King Khalid Military City|King Khalid Military City||SA||27.9006|45.5282|231|12
KME|Kamembe International|Kamembe||RW||-2.4622|28.9079|27|12
KMG|Changshui International|Kunming||CN||25.1043|102.9438|235|45
KMI|Miyazaki|Miyazaki||JP||31.8772|131.4486|242|12
KMJ|Kumamoto|Kumamoto||JP||32.8373|130.8551|242|12
KMQ|Komatsu|Komatsu||JP||36.3946|136.4065|242|12
KMS|Kumasi|Kumasi||GH||6.7146|-1.5908|1|12
KMW|Sokerkino|Kostroma||RU||57.75|40.93|299|12
KND|Kindu|Kindu||CD||-2.9229|25.9157|33|12
KNG|Kaimana|Kaimana||ID||-3.6445|133.6955|205|12
KNH|Shang Yi|Kinmen||TW||24.4279|118.3592|237|12
KNO|Kualanamu International|Medan||ID||3.6387|98.874|204|45
KNQ|Koné|Koné||NC||-21.0543|164.837|353|12
KNS|King Island|King Island||AU||-39.878|143.8826|265|12
KNU|Civil|Kanpur||IN||26.4043|80.4101|211|12
KNX|East Kimberley Regional|Kununurra||AU||-15.7781|128.7075|268|12
KOA|Kona International|Kailua-Kona||US|HI|19.7386|-156.0456|344|45
KOC|Koumac|Koumac||NC||-20.5463|164.2556|353|12
KOI|Kirkwall|Kirkwall||GB||58.9578|-2.905|293|12
KOJ|Kagoshima|Kagoshima||JP||31.8034|130.7194|242|30
KOK|Kokkola-Pietarsaari|Kronoby||FI||63.7212|23.1431|284|12
KOP|Nakhon Phanom|Nakhon Phanom||TH||17.3838|104.643|188|12
KOS|Sihanoukville International|Sihanoukville||KH||10.5797|103.637|226|12
KOU|Koulamoutou|Koulamoutou||GA||-1.1846|12.4413|30|12
KOV|Kokshetau|Kokshetau||KZ||53.3291|69.5946|178|12
KPO|Pohang|Pohang||KR||35.9879|129.4205|234|12
KPW|Keperveyem|Keperveyem||RU||67.847|166.1388|180|12
KQH|Ajmer Kishangarh|Kishangarh||IN||26.5911|74.8133|211|12
KQT|Qurghonteppa International|Bokhtar||TJ||37.8664|68.8647|198|12
KRF|Höga Kusten|Kramfors||SE||63.0486|17.7689|312|12
KRK|John Paul II International|Krakow|Cracovia|PL||50.0762|19.7916|319|45
KRL|Korla|Korla||CN||41.73|86.15|245|12
KRN|Kiruna|Kiruna||SE||67.822|20.3368|312|12
KRO|Kurgan|Kurgan||RU||55.4753|65.4156|250|12
KRP|Midtjyllands|Karup||DK||56.2975|9.1246|280|12
KRR|Krasnodar International|Krasnodar||RU||45.0347|39.1705|299|12
KRS|Kjevik|Kristiansand||NO||58.2042|8.0854|300|12
KRT|Khartoum International|Khartoum|Jartum|SD||15.5895|32.5532|26|30
KRW|Turkmenbashi|Türkmenbaşy||TM||40.0633|53.0072|183|12
KSA|Kosrae International|Kosrae Island||FM||5.357|162.9584|346|12
KSC|Košice International|Košice||SK||48.6631|21.2411|275|12
KSD|Karlstad|Karlstad||SE||59.4447|13.3375|312|12
KSF|Calden|Kassel||DE||51.4084|9.3776|274|12
KSH|Shahid Ashrafi Esfahani|Kermanshah||IR||34.3458|47.1581|240|12
KSL|Kassala|Kassala||SD||15.3875|36.3288|26|12
KSN|Kostanay|Kostanay||KZ||53.2064|63.5508|230|12
KSU|Kvernberget|Kristiansund||NO||63.1118|7.8245|300|12
KSY|Kars|Kars||TR||40.5622|43.115|286|12
KSZ|Kotlas|Kotlas||RU||61.2365|46.6986|299|12
KTA|Karratha|Karratha||AU||-20.7122|116.7733|268|12
KTD|Kitadaito|Kitadaito||JP||25.9447|131.3269|242|12
KTG|Rahadi Usmaman|Ketapang||ID||-1.8166|109.9635|227|12
KTI|Techo International|Phnom Penh|Nom Pen|KH||11.3596|104.9208|226|45
KTM|Tribhuvan International|Kathmandu|Katmandú|NP||27.6966|85.3591|210|59
KTN|Ketchikan International|Ketchikan||US|AK|55.3556|-131.7138|160|28
KTP|Tinson Pen|Kingston||JM||17.988|-76.8234|114|12
KTT|Kittilä|Kittilä||FI||67.701|24.8468|284|12
KTW|Katowice International|Katowice||PL||50.4743|19.08|319|45
KUA|Sultan Haji Ahmad Shah|Kuantan||MY||3.7754|103.2091|213|12
KUF|Kurumoch International|Samara||RU||53.5082|50.1516|306|30
KUH|Kushiro|Kushiro||JP||43.041|144.193|242|12
KUL|Kuala Lumpur International|Kuala Lumpur||MY||2.7456|101.7099|213|83
KUM|Yakushima|Yakushima||JP||30.3856|130.659|242|12
KUN|Kaunas|Kaunas||LT||54.9639|24.0848|317|12
KUO|Kuopio|Kuopio||FI||63.0072|27.7978|284|12
KUS|Kulusuk|Kulusuk||GL||65.5732|-37.1323|142|12
KUT|Kutaisi International|Kutaisi||GE||42.1789|42.4819|239|12
KUV|Gunsan|Gunsan||KR||35.9038|126.6159|234|12
KVA|Kavala International|Kavala||GR||40.9133|24.6192|272|12
KVG|Kavieng|Kavieng||PG||-2.567|150.8|357|12
KVO|Morava Kraljevo|Kraljevo||RS||43.8188|20.5853|273|12
KVX|Pobedilovo|Kirov|Kírov|RU||58.5033|49.3483|289|12
KWA|Bucholz Army|Kwajalein||MH||8.722|167.7359|347|12
KWE|Longdongbao International|Guiyang||CN||26.5385|106.8007|235|30
KWG|Kryvyi Rih/Lozuvatka International|Kryvyi Rih||UA||48.0433|33.21|290|12
KWI|Kuwait International|Kuwait City|Ciudad de Kuwait|KW||29.2266|47.9689|215|45
KWJ|Kwangju Ab|Gwangju||KR||35.1264|126.8089|234|12
KWL|Liangjiang International|Guilin||CN||25.2183|110.0412|235|30
KWM|Kowanyama|Kowanyama||AU||-15.4856|141.751|262|12
KWY|Kiwayu|Kiwayu||KE||-1.9606|41.2975|41|12
KWZ|Kolwezi|Kolwezi||CD||-10.7659|25.5057|33|12
KXB|Sangia Nibandera|Pomalaa||ID||-4.3436|121.5242|218|12
KXK|Komsomolsk-on-Amur|Komsomolsk-on-Amur||RU||50.409|136.934|247|12
KYA|Konya|Konya||TR||37.979|32.5619|286|12
KYD|Lan Yu|Lan Yu||TW||22.0288|121.5336|237|12
KYP|Kyaukpyu|Kyaukpyu||MM||19.4264|93.5347|249|12
KYS|Dag Dag|Kayes||ML||14.4812|-11.4044|5|12
KYZ|Kyzyl|Kyzyl||RU||51.7|94.47|212|12
KZI|Kozani National|Kozani||GR||40.2861|21.8408|272|12
KZN|Kazan International|Kazan|Kazán|RU||55.6062|49.2787|299|45
LAD|Luanda International|Luanda||AO||-8.8584|13.2312|32|28
LAE|Nadzab|Lae||PG||-6.5698|146.726|357|12
LAJ|Lages|Lages||BR||-27.7821|-50.2815|159|12
LAK|Aklavik/Freddie Carmichael|Aklavik||CA|NT|68.2233|-135.0058|95|12
LAL|Linder Regional|Lakeland||US|FL|27.9889|-82.0186|139|12
LAN|Capital Region International|Lansing||US|MI|42.7787|-84.5874|93|28
LAO|Laoag International|Laoag||PH||18.1781|120.5315|219|12
LAP|Manuel Márquez de León International|La Paz||MX||24.0727|-110.3625|128|45
LAQ|Al Abraq International|Al Bayda||LY||32.7887|21.9643|48|12
LAR|Laramie Regional|Laramie||US|WY|41.3121|-105.675|92|12
LAS|Harry Reid International|Las Vegas||US|NV|36.0801|-115.1522|120|97
LAU|Manda|Lamu||KE||-2.2524|40.9131|41|12
LAW|Lawton–Fort Sill Regional|Lawton||US|OK|34.5676|-98.4167|85|12
LAX|Los Angeles International|Los Angeles|Los Ángeles|US|CA|33.9425|-118.4081|120|99
LBA|Bradford International|Leeds||GB||53.8659|-1.6606|293|12
LBB|Preston Smith International|Lubbock||US|TX|33.6636|-101.8228|85|28
LBC|Lübeck|Lübeck||DE||53.8054|10.7192|274|12
LBD|Khudjand International|Khujand||TJ||40.2154|69.6947|198|12
LBE|Arnold Palmer Regional|Latrobe||US|PA|40.2759|-79.4048|139|12
LBF|North Platte Regional|North Platte||US|NE|41.1262|-100.6837|85|12
LBL|Mid-America Regional|Liberal||US|KS|37.0442|-100.9599|85|12
LBS|Labasa|Labasa||FJ||-16.4656|179.3386|338|12
LBU|Labuan|Labuan||MY||5.3|115.25|214|12
LBV|Libreville|Libreville||GA||0.4586|9.4123|30|12
LCA|Larnaca International|Larnaca|Lárnaca|CY||34.8751|33.6249|221|45
LCE|La Ceiba|La Ceiba||HN||15.7425|-86.853|167|28
LCG|A Coruña|A Coruña|La Coruña|ES||43.3021|-8.3773|295|28
LCH|Lake Charles Regional|Lake Charles||US|LA|30.1261|-93.2233|85|12
LCJ|Władysław Reymont|Łódź||PL||51.7167|19.4|319|12
LCK|Rickenbacker International|Columbus||US|OH|39.8138|-82.9278|139|28
LCX|Guanzhishan|Longyan||CN||25.6672|116.7457|235|12
LCY|London City|London|Londres|GB||51.5053|0.0553|293|45
LDB|Governador José Richa|Londrina||BR||-23.3336|-51.1301|159|28
LDE|Tarbes-Lourdes-Pyrénées|Lourdes||FR||43.1787|-0.0064|301|12
LDS|Lindu|Yichun||CN||47.7514|129.018|235|12
LDU|Lahad Datu|Lahad Datu||MY||5.0323|118.324|214|12
LDY|City of Derry|Derry||GB||55.0428|-7.1611|293|12
LEA|Learmonth|Learmonth||AU||-22.2356|114.0886|268|12
LEB|Lebanon Municipal|Lebanon||US|NH|43.6261|-72.3042|139|12
LEC|Chapada Diamantina|Lençóis||BR||-12.4823|-41.277|71|12
LED|Pulkovo|Saint Petersburg|San Petersburgo|RU||59.8003|30.2625|299|59
LEH|Le Havre – Octeville|Le Havre||FR||49.5339|0.0881|301|12
LEI|Almería|Almería||ES||36.8439|-2.3701|295|28
LEJ|Leipzig-Halle|Leipzig||DE||51.4213|12.2219|274|45
LEN|León|León||ES||42.589|-5.6556|295|28
LER|Leinster|Leinster||AU||-27.8433|120.703|268|12
LET|Alfredo Vásquez Cobo International|Leticia||CO||-4.1935|-69.9432|77|28
LEX|Blue Grass|Lexington||US|KY|38.037|-84.6052|139|28
LEY|Lelystad|Lelystad||NL||52.4603|5.5272|270|12
LFM|Lamerd|Lamerd||IR||27.3684|53.1953|240|12
LFQ|Qiaoli|Linfen||CN||36.1311|111.6376|235|12
LFT|Lafayette Regional|Lafayette||US|LA|30.2053|-91.9876|85|28
LFW|Lomé–Tokoin|Lomé||TG||6.1656|1.2545|31|12
LGA|LaGuardia|New York|Nueva York|US|NY|40.7761|-73.8727|139|94
LGB|Long Beach|Long Beach||US|CA|33.8175|-118.1523|120|45
LGG|Liège|Liège|Lieja|BE||50.6374|5.4432|276|12
LGI|Deadman's Cay|Long Island||BS||23.1787|-75.094|138|12
LGK|Langkawi International|Langkawi||MY||6.3297|99.7287|213|45
LGW|Gatwick|London|Londres|GB||51.1561|-0.1782|293|89
LHE|Allama Iqbal International|Lahore||PK||31.5216|74.4036|209|45
LHG|Lightning Ridge|Lightning Ridge||AU||-29.4567|147.9844|269|12
LHR|Heathrow|London|Londres|GB||51.4775|-0.4614|293|99
LHS|Las Heras|Las Heras||AR||-46.5331|-68.9511|62|12
LHW|Zhongchuan|Lanzhou||CN||36.5152|103.6208|235|30
LIF|Ouanaham|Lifou||NC||-20.7748|167.2399|353|12
LIG|Limoges-Bellegarde|Limoges||FR||45.8628|1.1794|301|12
LIH|Lihue|Lihue||US|HI|21.9758|-159.3386|344|45
LIL|Lille|Lille||FR||50.5704|3.1064|301|12
LIM|Jorge Chávez International|Lima||PE||-12.0219|-77.1143|119|91
LIN|Linate|Milan|Milán|IT||45.4451|9.2767|305|45
LIO|Limón International|Puerto Limón||CR||9.958|-83.022|88|12
LIR|Daniel Oduber Quirós International|Liberia||CR||10.5933|-85.5444|88|45
LIS|Humberto Delgado|Lisbon|Lisboa|PT||38.7813|-9.1359|291|81
LIT|Bill and Hillary Clinton National|Little Rock||US|AR|34.7294|-92.2243|85|45
LIW|Loikaw|Loikaw||MM||19.6915|97.2148|249|12
LJG|Sanyi|Lijiang||CN||26.672|100.2472|235|12
LJU|Jože Pučnik|Ljubljana|Liubliana|SI||46.2237|14.4576|292|45
LKG|Lokichoggio|Lokichokio||KE||4.2041|34.3482|41|12
LKL|Banak|Lakselv||NO||70.0688|24.9735|300|12
LKN|Leknes|Leknes||NO||68.1543|13.6133|300|12
LKO|Chaudhary Charan Singh|Lucknow||IN||26.7606|80.8893|211|45
LLA|Luleå|Luleå||SE||65.5438|22.122|312|12
LLC|Cagayan North International|Lal-lo||PH||18.181|121.7449|219|12
LLF|Lingling|Yongzhou||CN||26.3466|111.6103|235|12
LLK|Lankaran International|Lankaran||AZ||38.75|48.8124|187|12
LLV|Lüliang|Lüliang||CN||37.6832|111.1428|235|12
LLW|Lilongwe International|Lilongwe||MW||-13.7894|33.781|9|12
LMM|Los Mochis International|Los Mochis||MX||25.6852|-109.0808|128|28
LMN|Limbang|Limbang||MY||4.8083|115.0104|214|12
LMP|di Lampedusa|Lampedusa||IT||35.4979|12.6181|305|12
LMT|Klamath Falls|Klamath Falls||US|OR|42.1561|-121.7332|120|12
LNJ|Lincang|Lincang||CN||23.7434|100.0248|235|12
LNK|Lincoln Municipal|Lincoln||US|NE|40.851|-96.7592|85|12
LNL|Chengzhou|Longnan||CN||33.7904|105.7954|235|12
LNO|Leonora|Leonora||AU||-28.8781|121.3147|268|12
LNS|Lancaster|Lancaster||US|PA|40.1217|-76.2961|139|12
LNY|Lanai|Lanai City||US|HI|20.7891|-156.9496|344|12
LNZ|Linz|Linz||AT||48.2332|14.1875|316|12
LOE|Loei|Loei||TH||17.4391|101.7221|188|12
LOH|Camilo Ponce Enríquez|Loja||EC||-3.9959|-79.3719|106|28
LOP|Lombok International|Lombok||ID||-8.7591|116.2766|218|12
LOS|Murtala Mohammed International|Lagos||NG||6.5774|3.3212|29|64
LOV|Venustiano Carranza International|Monclova||MX||26.9548|-101.4677|135|12
LPA|Gran Canaria|Gran Canaria||ES||27.9319|-15.3866|254|51
LPB|El Alto International|La Paz||BO||-16.5133|-68.1923|118|45
LPF|Yue Zhao|Liupanshui||CN||26.6063|104.9719|235|12
LPI|Linköping City|Linköping||SE||58.4064|15.6773|312|12
LPK|Lipetsk|Lipetsk||RU||52.7028|39.5378|299|12
LPL|Liverpool|Liverpool||GB||53.3336|-2.8497|293|45
LPP|Lappeenranta|Lappeenranta||FI||61.0446|28.1444|284|12
LPQ|Luang Prabang International|Luang Prabang||LA||19.8991|102.1625|246|12
LPT|Lampang|Lampang||TH||18.2709|99.5042|188|12
LPX|Liepaja East|Liepaja||LV||56.5175|21.0969|304|12
LPY|Le Puy – Loudes|Le Puy-en-Velay||FR||45.0807|3.7629|301|12
LRD|Laredo International|Laredo||US|TX|27.5437|-99.4616|85|28
LRE|Longreach|Longreach||AU||-23.43|144.3|262|12
LRH|La Rochelle – Île de Ré|La Rochelle||FR||46.1792|-1.1953|301|12
LRM|La Romana International|La Romana||DO||18.4507|-68.9118|158|28
LRR|Lar|Lar||IR||27.6747|54.3833|240|12
LRT|Lorient - Lann-Bihoué|Lorient||FR||47.7606|-3.44|301|12
LRV|Los Roques|Los Roques||VE||11.9447|-66.6728|82|12
LSC|La Florida|La Serena||CL||-29.9162|-71.1995|157|28
LSE|La Crosse Municipal|La Crosse||US|WI|43.8791|-91.2562|85|12
LSH|Lashio|Lashio||MM||22.9783|97.7524|249|12
LSI|Sumburgh|Shetland||GB||59.8789|-1.2956|293|12
LSP|Josefa Camejo International|Punto Fijo||VE||11.7808|-70.1515|82|12
LSR|Alas Leuser|Kutacane||ID||3.3918|97.8636|204|12
LST|Launceston|Launceston||AU||-41.5453|147.2142|265|12
LSY|Lismore|Lismore||AU||-28.8303|153.26|269|12
LTD|Ghadames|Ghadames||LY||30.1517|9.7153|48|12
LTH|Long Thanh International|Ho Chi Minh City|Ciudad Ho Chi Minh|VN||10.7733|107.0404|200|28
LTI|Altai|Altai||MN||46.3764|96.2211|202|12
LTK|Lattakia|Latakia||SY||35.4011|35.9487|194|12
LTM|Lethem|Lethem||GY||3.3728|-59.7894|107|12
LTN|Luton|London|Londres|GB||51.8747|-0.3683|293|45
LTO|Loreto International|Loreto||MX||25.9892|-111.3484|128|28
LTU|Latur|Latur||IN||18.4117|76.4644|211|12
LTX|Cotopaxi International|Latacunga||EC||-0.9011|-78.6|106|28
LUA|Tenzing-Hillary|Lukla||NP||27.6869|86.7297|210|12
LUD|Lüderitz|Lüderitz||NA||-26.6869|15.2433|50|12
LUG|Lugano|Lugano||CH||46.0043|8.9106|321|12
LUM|Mangshi|Mangshi||CN||24.4011|98.5317|235|12
LUN|Kenneth Kaunda International|Lusaka||ZM||-15.3308|28.4526|34|45
LUQ|Brigadier Mayor César Raúl Ojeda|San Luis||AR||-33.2732|-66.3564|65|28
LUV|Karel Sadsuitubun|Langgur||ID||-5.7583|132.758|205|12
LUX|Findel|Luxembourg|Luxemburgo|LU||49.6266|6.2115|294|50
LUZ|Lublin|Lublin||PL||51.24|22.7133|319|12
LVI|Harry Mwanga Nkumbula International|Livingstone||ZM||-17.8218|25.8227|34|12
LWN|Shirak|Gyumri||AM||40.72|43.83|251|12
LWO|Lviv International|Lviv|Leópolis|UA||49.8125|23.9561|290|30
LWS|Lewiston–Nez Perce County|Lewiston||US|ID|46.3743|-117.0152|120|12
LWT|Lewistown Municipal|Lewistown||US|MT|47.05|-109.5|92|12
LXA|Gonggar|Lhasa||CN||29.2946|90.9003|235|12
LXR|Luxor|Luxor|Lúxor|EG||25.671|32.7066|12|45
LYA|Beijiao|Luoyang||CN||34.7388|112.3846|235|12
LYB|Edward Bodden|Little Cayman|Pequeña Caimán|KY||19.66|-80.0878|84|12
LYC|Lycksele|Lycksele||SE||64.5483|18.7162|312|12
LYG|Huaguoshan|Lianyungang||CN||34.4095|119.1844|235|12
LYH|Lynchburg Regional|Lynchburg||US|VA|37.3261|-79.2045|139|12
LYP|Faisalabad International|Faisalabad||PK||31.365|72.9948|209|12
LYR|Longyear|Longyearbyen||SJ||78.2461|15.4656|176|12
LYS|Lyon–Saint Exupéry|Lyon||FR||45.7264|5.0908|301|56
LZC|Lázaro Cárdenas|Lázaro Cárdenas||MX||18.0017|-102.2205|132|12
LZG|Langzhong|Langzhong||CN||31.5035|106.0353|235|12
LZH|Bailian|Liuzhou||CN||24.2075|109.391|235|12
LZN|Mazu|Nangan||TW||26.16|120|237|12
LZO|Yunlong|Luzhou||CN||29.0301|105.47|235|12
LZY|Mainling|Nyingchi||CN||29.3033|94.3353|235|12
MAA|Chennai International|Chennai||IN||12.9883|80.1658|211|60
MAB|Marabá|Marabá||BR||-5.3686|-49.138|55|12
MAD|Adolfo Suárez Madrid–Barajas|Madrid||ES||40.4918|-3.5695|295|96
MAF|Midland International|Midland||US|TX|31.9425|-102.2019|85|28
MAG|Madang|Madang||PG||-5.2083|145.7896|357|12
MAH|Menorca|Menorca||ES||39.8626|4.2187|295|45
MAJ|Amata Kabua International|Majuro||MH||7.0648|171.272|348|12
MAK|Malakal|Malakal||SS||9.559|31.6522|24|12
MAM|General Servando Canales International|Matamoros||MX||25.7699|-97.5253|127|12
MAN|Manchester|Manchester||GB||53.3537|-2.275|293|79
MAO|Eduardo Gomes International|Manaus|Manaos|BR||-3.0386|-60.0497|124|45
MAQ|Sanam Bin Mae Sot|Mae Sot||TH||16.72|98.57|188|12
MAR|La Chinita International|Maracaibo||VE||10.5582|-71.7279|82|45
MAS|Momote|Manus Island||PG||-2.0619|147.4242|357|12
MAU|Maupiti|Maupiti||PF||-16.4265|-152.244|360|12
MAX|Ouro Sogui|Matam||SN||15.5935|-13.3232|16|12
MAZ|Eugenio María de Hostos|Mayagüez||PR||18.2543|-67.1497|149|12
MBA|Mombasa|Mombasa||KE||-4.0348|39.5943|41|30
MBD|Mmabatho|Mmabatho||ZA||-25.7984|25.548|23|12
MBE|Mombetsu|Mombetsu||JP||44.3039|143.404|242|12
MBI|Songwe|Mbeya||TZ||-8.9199|33.274|17|12
MBJ|Sangster International|Montego Bay||JM||18.5037|-77.9134|114|69
MBS|MBS International|Saginaw||US|MI|43.5321|-84.0877|93|12
MBT|Moises R. Espinosa|Masbate||PH||12.3669|123.6278|219|12
MBW|Moorabbin|Melbourne||AU||-37.9758|145.1022|267|12
MCG|McGrath|McGrath||US|AK|62.9528|-155.6056|52|12
MCI|Kansas City International|Kansas City||US|MO|39.2976|-94.7139|85|77
MCN|Middle Georgia Regional|Macon||US|GA|32.6962|-83.642|139|12
MCO|Orlando International|Orlando||US|FL|28.4294|-81.309|139|97
MCP|Macapá-Alberto Alcolumbre International|Macapá||BR||0.0507|-51.0722|73|28
MCT|Muscat International|Muscat|Mascate|OM||23.6009|58.2861|220|45
MCX|Uytash|Makhachkala||RU||42.8168|47.6523|299|12
MCY|Sunshine Coast|Sunshine Coast||AU||-26.6033|153.091|262|12
MCZ|Maceió/Zumbi dos Palmares International|Maceió||BR||-9.5108|-35.7917|122|45
MDC|Sam Ratulangi International|Manado||ID||1.5494|124.9259|218|12
MDE|José María Córdova International|Medellín||CO||6.1645|-75.4231|77|85
MDG|Hailang International|Mudanjiang||CN||44.5241|129.569|235|12
MDI|Makurdi|Makurdi||NG||7.7039|8.6139|29|12
MDK|Mbandaka|Mbandaka||CD||0.0226|18.2887|28|12
MDL|Mandalay International|Mandalay||MM||21.6906|95.9786|249|30
MDQ|Astor Piazzolla International|Mar del Plata||AR||-37.9342|-57.5733|56|28
MDT|Harrisburg International|Harrisburg||US|PA|40.1934|-76.7633|139|28
MDU|Mendi|Mendi||PG||-6.1503|143.6571|357|12
MDW|Midway International|Chicago||US|IL|41.786|-87.7524|85|88
MDZ|El Plumerillo International|Mendoza||AR||-32.8317|-68.7929|61|45
MEA|Benedito Lacerda|Macaé||BR||-22.343|-41.766|159|12
MEB|Essendon|Melbourne||AU||-37.7281|144.9019|267|12
MEC|Eloy Alfaro International|Manta||EC||-0.9461|-80.6788|106|28
MED|Prince Mohammad bin Abdulaziz|Medina||SA||24.5454|39.7009|231|45
MEE|La Roche - Maré Island|Maré||NC||-21.4817|168.0375|353|12
MEG|Malanje|Malanje||AO||-9.5251|16.3124|32|12
MEH|Mehamn|Mehamn||NO||71.029|27.8264|300|12
MEI|Meridian Regional|Meridian||US|MS|32.3313|-88.7538|85|12
MEL|Melbourne|Melbourne||AU||-37.6733|144.8433|267|63
MEM|Memphis International|Memphis||US|TN|35.0422|-89.9816|85|74
MEQ|Cut Nyak Dhien|Meulaboh||ID||4.0435|96.2508|204|12
MEU|Monte Dourado|Monte Dourado||BR||-0.8833|-52.6|156|12
MEX|Benito Juárez International|Mexico City|Ciudad de México|MX||19.4363|-99.0721|132|98
MFE|Miller International|McAllen||US|TX|26.1759|-98.2386|85|28
MFG|Muzaffarabad|Muzaffarabad||PK||34.339|73.5086|209|12
MFK|Matsu Beigan|Beigan||TW||26.22|120|237|12
MFM|Macau International|Macau|Macao|MO||22.1496|113.5916|216|45
MFR|Rogue Valley International - Medford|Medford||US|OR|42.3742|-122.8735|120|28
MFU|Mfuwe|Mfuwe||ZM||-13.2589|31.9366|34|12
MGA|Augusto César Sandino International|Managua||NI||12.1415|-86.1682|123|69
MGB|Mount Gambier|Mount Gambier||AU||-37.7456|140.7853|261|12
MGF|Maringá Regional|Maringá||BR||-23.4764|-52.0164|159|28
MGH|Margate|Margate||ZA||-30.8574|30.343|23|12
MGM|Dannelly Field|Montgomery||US|AL|32.3006|-86.394|85|12
MGQ|Aden Adde International|Mogadishu|Mogadiscio|SO||2.0158|45.3041|39|12
MGW|Morgantown Municipal|Morgantown||US|WV|39.6429|-79.9163|139|12
MGZ|Myeik|Myeik||MM||12.4398|98.6215|249|12
MHC|Mocopulli|Castro||CL||-42.3385|-73.7155|157|12
MHD|Mashhad International|Mashhad||IR||36.2352|59.641|240|30
MHG|Mannheim City|Mannheim||DE||49.4727|8.5143|274|12
MHH|Marsh Harbour|Marsh Harbour||BS||26.5114|-77.0836|138|28
MHK|Manhattan Regional|Manhattan||US|KS|39.141|-96.6708|85|12
MHQ|Mariehamn|Mariehamn||AX||60.1222|19.8982|297|12
MHT|Manchester|Manchester||US|NH|42.9326|-71.4357|139|28
MHU|Mount Hotham|Mount Hotham||AU||-37.0475|147.334|267|12
MIA|Miami International|Miami||US|FL|25.7934|-80.29|139|98
MID|Manuel Crescencio Rejón International|Mérida||MX||20.937|-89.6577|130|67
MIG|Nanjiao|Mianyang||CN||31.4281|104.741|235|12
MII|Marília|Marília||BR||-22.1969|-49.9264|159|12
MIM|Merimbula|Merimbula||AU||-36.9086|149.9014|269|12
MIR|Habib Bourguiba International|Monastir||TN||35.7581|10.7547|49|12
MIU|Maiduguri|Maiduguri||NG||11.8553|13.0809|29|12
MJD|Moenjodaro|Moenjodaro||PK||27.3352|68.1431|209|12
MJF|Kjærstad|Mosjøen||NO||65.784|13.2149|300|12
MJI|Mitiga International|Tripoli|Trípoli|LY||32.8941|13.276|48|30
MJK|Shark Bay|Monkey Mia||AU||-25.8894|113.5755|268|12
MJL|Mouila|Mouila||GA||-1.8451|11.0567|30|12
MJM|Mbuji Mayi|Mbuji-Mayi||CD||-6.1212|23.569|33|12
MJN|Amborovy|Mahajanga||MG||-15.6671|46.3518|322|12
MJT|Mytilene International|Mytilene||GR||39.0543|26.6028|272|12
MJZ|Mirny|Mirny||RU||62.5347|114.0389|248|12
MKE|General Mitchell International|Milwaukee||US|WI|42.9472|-87.8966|85|45
MKG|Muskegon County|Muskegon||US|MI|43.1695|-86.2382|93|12
MKK|Molokai|Molokai||US|HI|21.1515|-157.0975|344|12
MKL|Mc Kellar-Sipes Regional|Jackson||US|TN|35.6024|-88.9214|85|12
MKM|Mukah|Mukah||MY||2.9071|112.0783|214|12
MKP|Makemo|Makemo||PF||-16.5839|-143.658|360|12
MKQ|Mopah|Merauke||ID||-8.5203|140.4185|205|12
MKR|Meekatharra|Meekatharra||AU||-26.6085|118.5455|268|12
MKU|Makokou|Makokou||GA||0.5792|12.8909|30|12
MKW|Rendani|Manokwari||ID||-0.8918|134.0492|205|12
MKY|Mackay|Mackay||AU||-21.1717|149.1797|262|12
MLA|Malta International|Valletta|La Valeta|MT||35.8575|14.4772|296|45
MLB|Melbourne Orlando International|Melbourne||US|FL|28.1028|-80.6458|139|28
MLE|Velana International|Malé||MV||4.1918|73.5291|327|45
MLG|Abdul Rachman Saleh|Malang||ID||-7.9264|112.7146|204|12
MLI|Quad Cities International|Moline||US|IL|41.4485|-90.5075|85|28
MLL|Don Hunter Sr.|Marshall||US|AK|61.8647|-162.0311|140|12
MLM|General Francisco J. Mujica International|Morelia||MX||19.8499|-101.0255|132|45
MLN|Melilla|Melilla||ES||35.2798|-2.9563|14|12
MLS|Frank Wiley Field|Miles City||US|MT|46.43|-105.9|92|12
MLU|Monroe Regional|Monroe||US|LA|32.5109|-92.0377|85|12
MLW|James Spriggs Payne|Monrovia||LR||6.2891|-10.7587|40|12
MLX|Erhaç|Malatya||TR||38.4353|38.091|286|12
MMB|Memambetsu|Memanbetsu||JP||43.8806|144.1641|242|12
MMD|Minamidaitojima|Minamidaito||JP||25.8465|131.2635|242|12
MME|Teesside International|Teesside||GB||54.5092|-1.4294|293|12
MMG|Mount Magnet|Mount Magnet||AU||-28.1161|117.8417|268|12
MMH|Mammoth Lakes|Mammoth Lakes||US|CA|37.62|-118.9|120|12
MMJ|Matsumoto|Matsumoto||JP||36.1668|137.9227|242|12
MMK|Murmansk|Murmansk||RU||68.7817|32.7508|299|12
MMO|Maio|Maio||CV||15.1562|-23.2137|255|12
MMX|Malmö|Malmö||SE||55.5421|13.372|312|12
MMY|Miyako|Miyakojima||JP||24.7828|125.2951|242|12
MNG|Maningrida|Maningrida||AU||-12.0561|134.2342|264|12
MNI|John A. Osborne|Montserrat||MS||16.7912|-62.1932|137|12
MNJ|Mananjary|Mananjary||MG||-21.2018|48.3583|322|12
MNL|Ninoy Aquino Manila International|Manila||PH||14.505|121.0045|219|61
MNX|Manicore|Manicoré||BR||-5.8114|-61.2783|124|12
MOB|Mobile Regional|Mobile||US|AL|30.6912|-88.2428|85|28
MOC|Montes Claros|Montes Claros||BR||-16.7069|-43.8189|71|12
MOG|Mong Hsat|Möng Hsat||MM||20.5168|99.2568|249|12
MOL|Årø|Molde||NO||62.7447|7.2625|300|12
MOQ|Morondava|Morondava||MG||-20.2849|44.3177|322|12
MOT|Minot International|Minot||US|ND|48.2594|-101.2803|85|12
MOV|Moranbah|Moranbah||AU||-22.0578|148.0775|262|12
MOZ|Moorea-Temae|Moorea||PF||-17.4888|-149.762|360|12
MPH|Godofredo P. Ramos|Caticlan||PH||11.9242|121.9535|219|12
MPL|Montpellier–Méditerranée|Montpellier||FR||43.5776|3.9586|301|12
MPM|Maputo International|Maputo||MZ||-25.9197|32.5735|36|45
MPN|Mount Pleasant|Mount Pleasant||FK||-51.8228|-58.4472|260|12
MPW|Mariupol International|Mariupol||UA||47.0761|37.4496|290|12
MQC|Miquelon|Miquelon|Miquelón|PM||47.13|-56.38|133|12
MQF|Magnitogorsk International|Magnitogorsk||RU||53.3931|58.7557|250|12
MQJ|Moma|Khonuu||RU||66.4558|143.2531|217|12
MQL|Mildura|Mildura||AU||-34.2292|142.0856|267|12
MQM|Mardin|Mardin||TR||37.2234|40.6319|286|12
MQN|Røssvoll|Mo i Rana||NO||66.3646|14.3001|300|12
MQP|Kruger Mpumalanga International|Mbombela||ZA||-25.39|31.1|23|12
MQQ|Moundou|Moundou||TD||8.6244|16.0714|42|12
MQS|Mustique|Mustique||VC||12.8878|-61.1801|166|12
MQT|Sawyer International|Marquette||US|MI|46.3536|-87.3953|93|12
MQX|Alula Aba Nega|Mekelle||ET||13.4674|39.5335|2|12
MRD|Alberto Carnevalli|Mérida||VE||8.5823|-71.1612|82|12
MRE|Mara Serena|Maasai Mara||KE||-1.4053|35.0097|41|12
MRS|Provence|Marseille|Marsella|FR||43.4356|5.2136|301|56
MRU|Sir Seewoosagur Ramgoolam International|Mauritius|Mauricio|MU||-20.4302|57.6836|328|45
MRV|Mineralnye Vody|Mineralnye Vody||RU||44.2251|43.0819|299|12
MRX|Mahshahr|Mahshahr||IR||30.5564|49.1519|240|12
MRY|Monterey Regional|Monterey||US|CA|36.587|-121.8429|120|28
MRZ|Moree|Moree||AU||-29.4989|149.8447|269|12
MSA|Muskrat Dam|Muskrat Dam||CA|ON|53.4414|-91.7628|174|12
MSJ|Misawa Air Base|Misawa||JP||40.7032|141.3684|242|12
MSL|Northwest Alabama Regional|Muscle Shoals||US|AL|34.7453|-87.6102|85|12
MSN|Dane County Regional|Madison||US|WI|43.1399|-89.3375|85|45
MSO|Missoula International|Missoula||US|MT|46.9163|-114.0906|92|28
MSP|Minneapolis–Saint Paul International|Minneapolis|Mineápolis|US|MN|44.8822|-93.2083|85|90
MSQ|Minsk National|Minsk||BY||53.8825|28.0307|298|30
MSR|Muş|Muş||TR||38.7478|41.6612|286|12
MSS|Massena International|Massena||US|NY|44.9358|-74.8455|139|12
MST|Aachen|Maastricht||NL||50.9117|5.7701|270|12
MSU|Moshoeshoe|Maseru||LS||-29.4623|27.5525|37|12
MSW|Massawa International|Massawa||ER||15.67|39.3701|4|12
MSY|Louis Armstrong New Orleans International|New Orleans|Nueva Orleans|US|LA|29.9934|-90.258|85|78
MSZ|Namibe|Moçâmedes||AO||-15.2612|12.1468|32|12
MTJ|Montrose Regional|Montrose||US|CO|38.5|-107.9|92|28
MTR|Los Garzones|Montería||CO||8.8237|-75.8258|77|28
MTT|Minatitlán/Coatzacoalcos International|Minatitlán||MX||18.1034|-94.5807|132|28
MTY|Mariano Escobedo International|Monterrey||MX||25.7785|-100.1069|135|87
MUA|Munda|Munda||SB||-8.328|157.2631|342|12
MUB|Maun|Maun||BW||-19.9726|23.4311|21|12
MUC|Munich International|Munich|Múnich|DE||48.3538|11.7861|274|82
MUE|Waimea-Kohala|Waimea||US|HI|20.0011|-155.6681|344|12
MUH|Mersa Matruh|Marsa Matruh||EG||31.3254|27.2217|12|12
MUN|José Tadeo Monagas International|Maturín||VE||9.7481|-63.1547|82|12
MUR|Marudi|Marudi||MY||4.1775|114.3219|214|12
MUX|Multan International|Multan||PK||30.2032|71.4191|209|12
MVB|Mvengue|Franceville||GA||-1.6562|13.438|30|12
MVD|Carrasco International|Montevideo||UY||-34.8384|-56.0308|136|70
MVF|Dix-Sept Rosado|Mossoró||BR||-5.2019|-37.3644|99|12
MVP|Fabio Alberto León Bentley|Mitú||CO||1.2537|-70.2339|77|12
MVQ|Mogilev|Mogilev||BY||53.9549|30.0951|298|12
MVR|Salak|Maroua||CM||10.4514|14.2574|19|12
MVT|Mataiva|Mataiva||PF||-14.8681|-148.7172|360|12
MVY|Martha's Vineyard|Martha's Vineyard||US|MA|41.3902|-70.6127|139|28
MWX|Muan International|Muan||KR||34.9914|126.383|234|30
MWZ|Mwanza|Mwanza||TZ||-2.4445|32.9327|17|12
MXL|General Rodolfo Sánchez Taboada International|Mexicali||MX||32.6296|-115.248|169|28
MXM|Morombe|Morombe||MG||-21.752|43.376|322|12
MXP|Malpensa|Milan|Milán|IT||45.6275|8.7151|305|80
MXV|Mörön|Mörön||MN||49.6633|100.099|244|12
MXX|Mora-Siljan|Mora||SE||60.9579|14.5114|312|12
MYA|Moruya|Moruya||AU||-35.8978|150.1444|269|12
MYC|Mariscal Sucre|Maracay||VE||10.25|-67.6494|82|12
MYD|Malindi|Malindi||KE||-3.2333|40.1|41|12
MYE|Miyakejima|Miyakejima||JP||34.0736|139.5603|242|12
MYG|Mayaguana|Mayaguana||BS||22.379|-73.014|138|12
MYJ|Matsuyama|Matsuyama||JP||33.8272|132.6997|242|12
MYP|Mary|Mary||TM||37.6194|61.8967|183|12
MYR|Myrtle Beach International|Myrtle Beach||US|SC|33.6797|-78.9283|139|45
MYT|Myitkyina|Myitkyina||MM||25.3817|97.3542|249|12
MYW|Mtwara|Mtwara||TZ||-10.3391|40.1818|17|12
MYY|Miri|Miri||MY||4.322|113.9868|214|12
MZG|Magong|Penghu||TW||23.5687|119.6283|237|12
MZI|Mopti|Mopti||ML||14.5128|-4.0796|5|12
MZL|La Nubia|Manizales||CO||5.0296|-75.4647|77|28
MZO|Sierra Maestra International|Manzanillo||CU||20.2882|-77.0893|109|12
MZR|Mazar-i-Sharif|Mazar-i-Sharif||AF||36.707|67.2096|207|12
MZT|General Rafael Buelna International|Mazatlán||MX||23.1614|-106.2661|128|45
MZV|Mulu|Mulu||MY||4.0465|114.8057|214|12
NAA|Narrabri|Narrabri||AU||-30.3192|149.8272|269|12
NAG|Dr. Babasaheb Ambedkar International|Nagpur||IN||21.0922|79.0472|211|12
NAH|Naha|Tahuna||ID||3.6832|125.528|218|12
NAJ|Nakhchivan International|Nakhchivan||AZ||39.1888|45.4584|187|12
NAL|Nalchik|Nalchik||RU||43.5128|43.6367|299|12
NAN|Nadi International|Nadi||FJ||-17.7554|177.4434|338|45
NAP|Naples International|Naples|Nápoles|IT||40.886|14.2908|305|54
NAS|Lynden Pindling International|Nassau|Nasáu|BS||25.0457|-77.4662|138|68
NAT|Greater Natal International|Natal||BR||-5.7687|-35.3732|99|45
NAW|Narathiwat|Narathiwat||TH||6.5199|101.7434|188|12
NBC|Begishevo|Nizhnekamsk||RU||55.5647|52.0925|299|12
NBE|Enfidha – Hammamet International|Enfidha||TN||36.0758|10.4386|49|12
NBJ|Dr. Antonio Agostinho Neto International|Luanda||AO||-9.0509|13.4991|32|45
NBO|Jomo Kenyatta International|Nairobi||KE||-1.3192|36.9278|41|65
NBS|Changbaishan|Baishan||CN||42.065|127.605|235|12
NBX|Nabire|Nabire||ID||-3.3682|135.4964|205|12
NCA|North Caicos|North Caicos||TC||21.9175|-71.9396|102|12
NCE|Côte d'Azur International|Nice|Niza|FR||43.6584|7.2159|301|56
NCL|Newcastle International|Newcastle||GB||55.0375|-1.6917|293|45
NCU|Karakalpakstan|Nukus||UZ||42.48|59.63|233|12
NCY|Annecy-Meythet|Annecy||FR||45.9292|6.0988|301|12
NDB|Nouadhibou International|Nouadhibou||MR||20.9286|-17.0315|44|12
NDC|Nanded|Nanded||IN||19.1817|77.3225|211|12
NDG|Sanjiazi|Qiqihar||CN||47.2396|123.9181|235|12
NDJ|N'Djamena International|N'Djamena|Yamena|TD||12.1337|15.034|42|30
NDR|Nador International|Nador||MA||34.9889|-3.0283|13|12
NDU|Rundu|Rundu||NA||-17.9565|19.7194|50|12
NEC|Necochea|Necochea||AR||-38.4854|-58.8139|56|12
NER|Chulman|Neryungri||RU||56.9139|124.9138|248|12
NEV|Vance W. Amory International|Nevis||KN||17.2057|-62.5899|163|28
NFG|Nefteyugansk|Nefteyugansk||RU||61.1083|72.65|250|12
NGB|Lishe International|Ningbo||CN||29.8267|121.462|235|30
NGE|Ngaoundéré|Ngaoundéré||CM||7.3591|13.5601|19|12
NGO|Chūbu Centrair International|Nagoya||JP||34.8584|136.8054|242|45
NGQ|Ngari Gunsa|Shiquanhe||CN||32.0997|80.0533|235|12
NGS|Nagasaki|Nagasaki||JP||32.9169|129.9136|242|12
NHV|Nuku Hiva|Nuku Hiva||PF||-8.7956|-140.229|349|12
NIM|Diori Hamani International|Niamey||NE||13.4815|2.1836|43|30
NJC|Nizhnevartovsk|Nizhnevartovsk||RU||60.9493|76.4836|250|12
NJF|Al Najaf International|Najaf||IQ||31.9915|44.3962|185|12
NKC|Nouakchott–Oumtounsy International|Nouakchott|Nuakchot|MR||18.31|-15.9697|44|30
NKG|Lukou International|Nanjing|Nankín|CN||31.742|118.862|235|45
NKM|Nagoya|Nagoya||JP||35.25|136.9|242|12
NKT|Şırnak|Şırnak||TR||37.3639|42.0599|286|12
NLA|Ndola|Ndola||ZM||-12.9981|28.6649|34|12
NLD|Quetzalcóatl International|Nuevo Laredo||MX||27.4439|-99.5705|127|28
NLH|Luguhu|Ninglang||CN||27.5459|100.7668|235|12
NLI|Nikolayevsk-on-Amur|Nikolayevsk-on-Amur||RU||53.1539|140.6549|247|12
NLK|Norfolk Island|Norfolk Island||NF||-29.0416|167.9387|352|12
NLT|Nalati|Xinyuan||CN||43.43|83.38|245|12
NLU|Felipe Ángeles International|Mexico City|Ciudad de México|MX||19.7565|-99.0151|132|45
NLV|Mykolaiv|Mykolaiv||UA||47.0556|31.9187|290|12
NMF|Maafaru International|Maafaru||MV||5.8224|73.4747|327|12
NMI|Navi Mumbai International|Mumbai|Bombay|IN||18.9882|73.08|211|12
NNG|Nanning|Nanning||CN||22.6083|108.1724|235|30
NNM|Naryan Mar|Naryan-Mar||RU||67.64|53.1219|299|12
NNT|Nan|Nan||TH||18.8079|100.7834|188|12
NOB|Nosara|Nosara||CR||9.9765|-85.653|88|12
NOC|Ireland West|Knock||IE||53.9103|-8.8181|281|12
NOJ|Noyabrsk|Noyabrsk||RU||63.1833|75.27|250|12
NOP|Sinop|Sinop||TR||42.0209|35.0806|286|12
NOS|Fascene Nosy Be|Nosy Be||MG||-13.3121|48.3148|322|12
NOU|La Tontouta International|Nouméa|Numea|NC||-22.0146|166.213|353|45
NOV|Albano Machado|Huambo||AO||-12.8089|15.7606|32|12
NOZ|Spichenkovo|Novokuznetsk||RU||53.8077|86.874|222|12
NPE|Hawke's Bay|Napier||NZ||-39.4663|176.8678|332|12
NPL|New Plymouth|New Plymouth||NZ||-39.0086|174.1792|332|12
NPO|Nanga Pinoh|Nangah Pinoh||ID||-0.3667|111.8|227|12
NQN|Presidente Perón International|Neuquén||AR||-38.949|-68.1557|63|45
NQU|Reyes Murillo|Nuquí||CO||5.7097|-77.2625|77|12
NQY|Cornwall|Newquay||GB||50.4406|-4.9954|293|12
NQZ|Nursultan Nazarbayev International|Astana|Astaná|KZ||51.0222|71.4669|178|45
NRA|Narrandera|Narrandera||AU||-34.7022|146.5122|269|12
NRK|Norrköping|Norrköping||SE||58.586|16.2405|312|12
NRN|Niederrhein Weeze|Weeze||DE||51.6025|6.1422|274|28
NRT|Narita International|Tokyo|Tokio|JP||35.7647|140.3864|242|84
NSH|Noshahr|Nowshahr||IR||36.6625|51.4745|240|12
NSI|Yaounde|Yaoundé|Yaundé|CM||3.7226|11.5533|19|12
NSK|Norilsk-Alykel|Norilsk||RU||69.3111|87.3322|212|12
NSN|Nelson|Nelson||NZ||-41.2966|173.2241|332|12
NST|Nakhon Si Thammarat|Nakhon Si Thammarat||TH||8.5396|99.9447|188|12
NTB|Notodden|Notodden||NO||59.5657|9.2122|300|12
NTE|Atlantique|Nantes||FR||47.1532|-1.6107|301|45
NTG|Nantong|Nantong||CN||32.0708|120.976|235|12
NTL|Newcastle|Newcastle||AU||-32.795|151.8344|269|12
NTN|Normanton|Normanton||AU||-17.6836|141.0703|262|12
NTQ|Noto|Wajima||JP||37.2931|136.962|242|12
NTX|Ranai|Ranai||ID||3.9087|108.3879|204|12
NUE|Nuremberg|Nuremberg|Núremberg|DE||49.4958|11.0758|274|45
NUM|Bay|Neom||SA||27.9256|35.2929|231|12
NUX|Novy Urengoy|Novy Urengoy||RU||66.0726|76.5218|250|12
NVA|Benito Salas|Neiva||CO||2.9501|-75.294|77|28
NVI|Navoi International|Navoiy||UZ||40.1172|65.1708|233|12
NVT|Navegantes–Ministro Victor Konder International|Navegantes||BR||-26.88|-48.6514|159|28
NWA|Bandar Es Eslam|Mohéli||KM||-12.2981|43.7664|325|12
NWI|Norwich International|Norwich||GB||52.6758|1.2828|293|12
NYA|Nyagan|Nyagan||RU||62.11|65.615|250|12
NYI|Sunyani|Sunyani||GH||7.3618|-2.3288|1|12
NYK|Nanyuki|Nanyuki||KE||-0.0667|37.0333|41|12
NYM|Nadym|Nadym||RU||65.4809|72.6989|250|12
NYO|Skavsta|Nyköping||SE||58.7886|16.9122|312|28
NYT|Naypyidaw|Nay Pyi Taw||MM||19.6225|96.2014|249|12
NZC|Maria Reiche Neuman|Nazca||PE||-14.854|-74.9615|119|12
NZH|Manzhouli|Manzhouli||CN||49.58|117.4|235|12
NZL|Chengjisihan|Zhalantun||CN||47.866|122.7647|235|12
OAJ|Albert J Ellis|Jacksonville||US|NC|34.8305|-77.6061|139|12
OAK|Oakland International|Oakland||US|CA|37.7307|-122.2195|120|78
OAM|Oamaru|Oamaru||NZ||-44.97|171.0817|332|12
OAX|Xoxocotlán International|Oaxaca||MX||17.0013|-96.725|132|45
OBO|Tokachi-Obihiro|Obihiro||JP||42.7333|143.2172|242|12
OCC|Francisco De Orellana|Coca||EC||-0.4629|-76.9868|106|12
OCJ|Ian Fleming International|Ocho Rios||JM||18.4041|-76.9695|114|12
ODE|Odense|Odense||DK||55.4767|10.3309|280|12
ODS|Odesa International|Odesa||UA||46.4268|30.6765|290|12
OER|Örnsköldsvik|Örnsköldsvik||SE||63.4083|18.99|312|12
OGD|Ogden Municipal|Ogden||US|UT|41.1959|-112.0122|92|12
OGG|Kahului|Kahului||US|HI|20.8986|-156.4305|344|74
OGL|Eugene F. Correira International|Georgetown||GY||6.8072|-58.1061|107|12
OGN|Yonaguni|Yonaguni||JP||24.4673|122.9798|242|12
OGS|Ogdensburg International|Ogdensburg||US|NY|44.68|-75.47|139|12
OGU|Ordu - Giresun|Ordu||TR||40.9647|38.0802|286|12
OGX|Ouargla|Ouargla||DZ||31.9172|5.4128|3|12
OGZ|Beslan|Vladikavkaz||RU||43.2051|44.6066|299|12
OHD|St. Paul the Apostle|Ohrid||MK||41.18|20.7423|310|12
OHE|Gulian|Mohe||CN||52.9147|122.4277|235|12
OHO|Okhotsk|Okhotsk||RU||59.42|143.1|247|12
OIM|Oshima|Izu Oshima||JP||34.782|139.3603|242|12
OIR|Okushiri|Okushiri||JP||42.0717|139.4329|242|12
OIT|Oita|Oita||JP||33.4794|131.7372|242|12
OKA|Naha|Okinawa||JP||26.1958|127.6459|242|45
OKC|Will Rogers International|Oklahoma City||US|OK|35.3931|-97.6007|85|45
OKD|Okadama|Sapporo||JP||43.1161|141.3802|242|12
OKE|Okinoerabu|Okinoerabu||JP||27.4327|128.7052|242|12
OKI|Oki|Oki||JP||36.1799|133.3286|242|12
OKJ|Okayama|Okayama||JP||34.7569|133.8553|242|12
OKL|Oksibil|Oksibil||ID||-4.9067|140.6265|205|12
OKY|Oakey|Oakey||AU||-27.4114|151.7353|262|12
OLA|Ørland|Ørland||NO||63.6989|9.604|300|12
OLB|Olbia - Costa Smeralda|Olbia||IT||40.8987|9.5176|305|45
OLZ|Olyokminsk|Olyokminsk||RU||60.3992|120.4641|248|12
OMA|Eppley|Omaha||US|NE|41.3011|-95.8985|85|45
OMD|Oranjemund|Oranjemund||NA||-28.5847|16.4467|50|12
OME|Nome|Nome||US|AK|64.5122|-165.4452|140|12
OMH|Orumieh|Urmia||IR||37.6681|45.0687|240|12
OMO|Mostar International|Mostar||BA||43.2829|17.8459|307|12
OMR|Oradea International|Oradea||RO||47.0253|21.9025|277|12
OMS|Tsentralny|Omsk||RU||54.967|73.3105|224|12
OND|Andimba Toivo ya Toivo|Ondangwa||NA||-17.8782|15.9526|50|12
ONJ|Odate–Noshiro|Odate||JP||40.1919|140.3714|242|12
ONQ|Caycuma|Zonguldak||TR||41.52|32.1|286|12
ONT|Ontario International|Ontario||US|CA|34.0558|-117.602|120|75
ONX|Enrique Adolfo Jiménez|Colón||PA||9.3562|-79.8673|143|12
OOL|Gold Coast|Gold Coast||AU||-28.1644|153.5047|262|45
OOM|Cooma–Snowy Mountains|Cooma||AU||-36.2938|148.974|269|12
OPO|Francisco de Sá Carneiro|Porto|Oporto|PT||41.2481|-8.6814|291|51
OPS|Presidente João Batista Figueiredo|Sinop||BR||-11.885|-55.5861|89|12
OPU|Balimo|Balimo||PG||-8.05|142.933|357|12
ORB|Örebro|Örebro||SE||59.2237|15.038|312|12
ORD|O'Hare International|Chicago||US|IL|41.9786|-87.9048|85|98
ORF|Norfolk International|Norfolk||US|VA|36.8946|-76.2012|139|45
ORH|Worcester Regional|Worcester||US|MA|42.2673|-71.8757|139|28
ORK|Cork|Cork||IE||51.8413|-8.4911|281|45
ORN|Es Senia|Oran|Orán|DZ||35.6239|-0.6212|3|12
ORU|Oruro|Oruro||BO||-17.95|-67.1|118|12
ORY|Orly|Paris|París|FR||48.7253|2.3594|301|80
OSD|Åre Östersund|Östersund||SE||63.1933|14.504|312|12
OSI|Osijek|Osijek||HR||45.4627|18.8102|320|12
OSL|Gardermoen|Oslo||NO||60.1939|11.1004|300|81
OSR|Leoš Janáček|Ostrava||CZ||49.6963|18.111|303|12
OSS|Osh International|Osh||KG||40.609|72.7933|191|12
OST|Ostend-Bruges International|Ostend|Ostende|BE||51.1989|2.8622|276|12
OSW|Orsk|Orsk||RU||51.0725|58.5956|250|12
OTH|Southwest Oregon Regional|North Bend||US|OR|43.4171|-124.246|120|12
OTP|Henri Coandă International|Bucharest|Bucarest|RO||44.5722|26.1022|277|57
OTR|Coto 47|Corredores||CR||8.6016|-82.9686|88|12
OTZ|Ralph Wien Memorial|Kotzebue||US|AK|66.8847|-162.5985|140|12
OUA|Ouagadougou|Ouagadougou|Uagadugú|BF||12.3532|-1.5124|45|12
OUD|Angads|Oujda||MA||34.7871|-1.924|13|12
OUL|Oulu|Oulu||FI||64.9301|25.3546|284|12
OVB|Tolmachevo|Novosibirsk||RU||55.0126|82.6507|223|45
OVD|Asturias|Asturias||ES||43.5636|-6.0346|295|28
OVS|Sovetskiy|Sovetskiy||RU||61.3266|63.6019|250|12
OWB|Owensboro–Daviess County Regional|Owensboro||US|KY|37.7422|-87.1657|85|12
OXB|Bissau|Bissau|Bisáu|GW||11.8948|-15.6537|8|12
OYE|Oyem|Oyem||GA||1.5431|11.5814|30|12
OZC|Ozamiz City|Ozamiz||PH||8.1785|123.842|219|12
OZG|Zagora|Zagora||MA||30.2639|-5.8531|13|12
OZH|Zaporizhia International|Zaporizhzhia||UA||47.8672|35.3164|290|12
OZZ|Ouarzazate|Ouarzazate||MA||30.9391|-6.9094|13|12
PAB|Bilaspur|Bilaspur||IN||21.9884|82.111|211|12
PAC|Marcos A. Gelabert International|Panama City|Ciudad de Panamá|PA||8.9733|-79.5556|143|28
PAD|Lippstadt|Paderborn||DE||51.6081|8.6114|274|12
PAE|Snohomish County|Everett||US|WA|47.9076|-122.2816|120|28
PAG|Pagadian|Pagadian||PH||7.8272|123.4583|219|12
PAH|Barkley Regional|Paducah||US|KY|37.0603|-88.773|85|12
PAP|Toussaint L'Ouverture International|Port-au-Prince|Puerto Príncipe|HT||18.58|-72.2925|146|67
PAT|Lok Nayak Jayaprakash|Patna||IN||25.5913|85.088|211|12
PAV|Paulo Afonso|Paulo Afonso||BR||-9.4009|-38.2506|122|12
PAZ|El Tajín National|Poza Rica||MX||20.6002|-97.4608|132|28
PBC|Hermanos Serdán International|Puebla||MX||19.1581|-98.3714|132|28
PBD|Porbandar|Porbandar||IN||21.6487|69.6572|211|12
PBG|Plattsburgh International|Plattsburgh||US|NY|44.65|-73.47|139|12
PBH|Paro|Paro||BT||27.4032|89.4246|241|12
PBM|Johan Adolf Pengel International|Paramaribo||SR||5.4528|-55.1878|144|45
PBO|Paraburdoo|Paraburdoo||AU||-23.1723|117.747|268|12
PBR|Puerto Barrios|Puerto Barrios||GT||15.7309|-88.5838|105|12
PBU|Putao|Putao||MM||27.3314|97.4261|249|12
PBZ|Plettenberg Bay|Plettenberg Bay||ZA||-34.0903|23.3278|23|12
PCL|FAP Captain David Abenzur Rengifo International|Pucallpa||PE||-8.3779|-74.5743|119|12
PCP|Príncipe|Príncipe||ST||1.6627|7.4111|47|12
PCR|A. Guauquea|Puerto Carreño||CO||6.1847|-67.4932|77|12
PDA|Obando|Inírida||CO||3.8535|-67.9062|77|12
PDG|Minangkabau International|Padang||ID||-0.7873|100.2824|204|12
PDL|Ponta Delgada-João Paulo II|Ponta Delgada||PT||37.7412|-25.6979|252|45
PDO|Pendopo|Pendopo||ID||-3.2861|103.8796|204|12
PDP|Capitán de Corbeta Carlos A. Curbelo International|Punta del Este||UY||-34.8551|-55.0943|136|28
PDS|Piedras Negras International|Piedras Negras||MX||28.6296|-100.5378|127|12
PDT|Eastern Oregon Regional|Pendleton||US|OR|45.6943|-118.8417|120|12
PDV|Plovdiv|Plovdiv||BG||42.0678|24.8508|311|12
PDX|Portland International|Portland||US|OR|45.5892|-122.5935|120|87
PED|Pardubice|Pardubice||CZ||50.0134|15.7386|303|12
PEE|Perm International|Perm||RU||57.9145|56.0212|250|12
PEG|San Francesco d'Assisi – Umbria International|Perugia|Perusa|IT||43.0959|12.5132|305|12
PEI|Matecaña International|Pereira||CO||4.8127|-75.7395|77|45
PEK|Capital International|Beijing|Pekín|CN||40.0801|116.5846|235|84
PEM|Puerto Maldonado|Puerto Maldonado||PE||-12.6136|-69.2286|119|28
PEN|Penang International|Penang||MY||5.2971|100.2769|213|45
PER|Perth|Perth||AU||-31.9403|115.9669|268|63
PES|Petrozavodsk|Petrozavodsk||RU||61.8852|34.1547|299|12
PET|Pelotas|Pelotas||BR||-31.7184|-52.3277|159|12
PEW|Bacha Khan International|Peshawar||PK||33.9939|71.5146|209|12
PEX|Pechora|Pechora||RU||65.12|57.13|299|12
PEZ|Penza|Penza||RU||53.1167|45.0167|299|12
PFB|Passo Fundo|Passo Fundo||BR||-28.244|-52.3266|159|12
PFO|Paphos International|Paphos|Pafos|CY||34.718|32.4857|221|45
PGA|Page Municipal|Page||US|AZ|36.93|-111.5|145|12
PGD|Punta Gorda|Punta Gorda||US|FL|26.92|-81.98|139|28
PGF|Perpignan–Rivesaltes|Perpignan|Perpiñán|FR||42.7404|2.8707|301|12
PGH|Pantnagar|Pantnagar||IN||29.0334|79.4737|211|12
PGU|Persian Gulf International|Asaluyeh||IR||27.3796|52.7377|240|12
PGV|Pitt-Greenville|Greenville||US|NC|35.63|-77.4|139|12
PGZ|Ponta Grossa|Ponta Grossa||BR||-25.1847|-50.1441|159|12
PHB|Parnaiba Aeroporto|Parnaíba||BR||-2.8937|-41.732|99|12
PHC|Port Harcourt International|Port Harcourt||NG||5.0155|6.9496|29|12
PHE|Pardoo|Port Hedland||AU||-20.3778|118.6264|268|12
PHF|Newport News-Williamsburg International|Newport News||US|VA|37.1318|-76.4927|139|12
PHH|Pokhara International|Pokhara||NP||28.1874|84.0136|210|28
PHL|Philadelphia International|Philadelphia|Filadelfia|US|PA|39.8783|-75.2402|139|90
PHS|Phitsanulok|Phitsanulok||TH||16.7776|100.2828|188|12
PHW|Hendrik Van Eck|Phalaborwa||ZA||-23.9372|31.1554|23|12
PHX|Sky Harbor International|Phoenix||US|AZ|33.4355|-111.9981|145|94
PHY|Phetchabun|Phetchabun||TH||16.68|101.2|188|12
PIA|General Downing - Peoria International|Peoria||US|IL|40.6642|-89.6933|85|28
PIB|Hattiesburg–Laurel Regional|Hattiesburg||US|MS|31.4671|-89.3371|85|12
PIE|St. Petersburg–Clearwater International|St. Petersburg||US|FL|27.9102|-82.6874|139|28
PIF|Pingtung South Air Force Base|Pingtung||TW||22.6724|120.4617|237|12
PIH|Pocatello Regional|Pocatello||US|ID|42.9098|-112.5959|78|12
PIK|Prestwick|Prestwick||GB||55.4833|-4.6167|293|12
PIN|Parintins|Parintins||BR||-2.633|-56.73|124|12
PIR|Pierre Municipal|Pierre||US|SD|44.3827|-100.286|85|12
PIS|Poitiers–Biard|Poitiers||FR||46.5877|0.3067|301|12
PIT|Pittsburgh International|Pittsburgh||US|PA|40.4915|-80.2329|139|76
PIU|Capitán FAP Guillermo Concha Iberico International|Piura||PE||-5.2058|-80.6164|119|28
PIX|Pico|Pico||PT||38.5543|-28.4408|252|12
PJG|Panjgur|Panjgur||PK||26.9546|64.1325|209|12
PJM|Puerto Jiménez|Puerto Jiménez||CR||8.5333|-83.3|88|12
PKB|Wood County|Parkersburg||US|WV|39.3451|-81.4392|139|12
PKC|Yelizovo|Petropavlovsk-Kamchatsky||RU||53.1679|158.4537|208|12
PKE|Parkes|Parkes||AU||-33.1314|148.2392|269|12
PKR|Pokhara|Pokhara||NP||28.2009|83.9821|210|12
PKU|Sultan Syarif Kasim II International|Pekanbaru||ID||0.4608|101.4445|204|12
PKV|Pskov|Pskov||RU||57.82|28.3|299|12
PKW|Selebi Phikwe|Selebi-Phikwe||BW||-22.0584|27.8288|21|12
PKX|Daxing International|Beijing|Pekín|CN||39.51|116.4098|235|45
PKY|Tjilik Riwut|Palangkaraya||ID||-2.2251|113.943|227|12
PKZ|Pakse International|Pakse||LA||15.1321|105.781|246|12
PLJ|Placencia|Placencia||BZ||16.5373|-88.3617|74|12
PLM|Sultan Mahmud Badaruddin II|Palembang||ID||-2.8982|104.6999|204|12
PLN|Pellston Regional|Pellston||US|MI|45.5709|-84.7967|93|12
PLO|Port Lincoln|Port Lincoln||AU||-34.6053|135.88|261|12
PLQ|Palanga International|Palanga||LT||55.9732|21.0939|317|12
PLS|Providenciales International|Providenciales||TC||21.7736|-72.2658|102|45
PLW|Mutiara SIS Al-Jufrie|Palu||ID||-0.9185|119.9096|218|12
PLX|Semey|Semey||KZ||50.3513|80.2344|178|12
PLZ|Port Elizabeth|Gqeberha||ZA||-33.9849|25.6173|23|12
PMC|El Tepual International|Puerto Montt||CL||-41.4389|-73.094|157|45
PMF|Parma|Parma||IT||44.8245|10.2964|305|12
PMG|Ponta Porã International|Ponta Porã||BR||-22.5496|-55.7026|80|12
PMI|Palma de Mallorca|Palma de Mallorca||ES||39.55|2.733|295|52
PMO|Falcone-Borsellino|Palermo||IT||38.176|13.091|305|53
PMQ|Perito Moreno|Perito Moreno||AR||-46.5379|-70.9787|62|12
PMR|Palmerston North|Palmerston North||NZ||-40.3206|175.6169|332|12
PMV|Santiago Mariño Caribbean International|Porlamar||VE||10.9129|-63.9676|82|45
PMW|Palmas–Brigadeiro Lysias Rodrigues|Palmas||BR||-10.2915|-48.357|55|12
PMY|El Tehuelche|Puerto Madryn||AR||-42.7592|-65.1027|57|12
PMZ|Palmar Sur|Palmar Sur||CR||8.9503|-83.4681|88|12
PNA|Pamplona|Pamplona||ES||42.77|-1.6463|295|12
PND|Punta Gorda|Punta Gorda||BZ||16.102|-88.8089|74|12
PNE|North Philadelphia|Philadelphia|Filadelfia|US|PA|40.08|-75.02|139|12
PNI|Pohnpei International|Pohnpei||FM||6.9851|158.209|356|12
PNK|Supadio|Pontianak||ID||-0.1507|109.4039|227|12
PNL|Pantelleria|Pantelleria||IT||36.8165|11.9689|305|12
PNP|Girua|Popondetta||PG||-8.8045|148.309|357|12
PNQ|Pune|Pune||IN||18.5822|73.9199|211|45
PNR|Pointe Noire|Pointe-Noire||CG||-4.816|11.8866|10|12
PNS|Pensacola International|Pensacola||US|FL|30.4734|-87.1866|85|45
PNT|Teniente Julio Gallardo|Puerto Natales||CL||-51.6715|-72.5284|150|28
PNY|Pondicherry|Puducherry||IN||11.9687|79.8101|211|12
PNZ|Petrolina|Petrolina||BR||-9.3624|-40.5691|71|28
POA|Salgado Filho International|Porto Alegre||BR||-29.9944|-51.1714|159|71
POG|Port-Gentil|Port-Gentil||GA||-0.7117|8.7544|30|12
POL|Pemba|Pemba||MZ||-12.9868|40.5225|36|12
POM|Jacksons International|Port Moresby||PG||-9.4434|147.22|357|30
POP|Puerto Plata|Puerto Plata||DO||19.7579|-70.57|158|45
POR|Pori|Pori||FI||61.4617|21.8|284|12
POS|Piarco International|Port of Spain|Puerto España|TT||10.5954|-61.3372|147|68
POZ|Poznań-Ławica|Poznań||PL||52.421|16.8263|319|12
PPB|Presidente Prudente|Presidente Prudente||BR||-22.1751|-51.4246|159|12
PPG|Pago Pago International|Pago Pago||AS||-14.331|-170.7105|354|12
PPK|Petropavlosk South|Petropavl||KZ||54.78|69.18|178|12
PPN|Guillermo León Valencia|Popayán||CO||2.4544|-76.6093|77|12
PPP|Proserpine|Proserpine||AU||-20.495|148.5522|262|12
PPS|Puerto Princesa|Puerto Princesa||PH||9.7421|118.7587|219|12
PPT|Fa'a'ā International|Papeete||PF||-17.5538|-149.6072|360|45
PQC|Phu Quoc International|Phu Quoc||VN||10.1703|103.9938|200|45
PQI|Northern Maine Regional|Presque Isle||US|ME|46.689|-68.0448|139|12
PQQ|Port Macquarie|Port Macquarie||AU||-31.4358|152.863|269|12
PRA|Parana|Paraná||AR||-31.7948|-60.4804|58|12
PRC|Prescott Regional|Prescott||US|AZ|34.6545|-112.4196|145|12
PRG|Václav Havel|Prague|Praga|CZ||50.1008|14.26|303|58
PRI|Island|Praslin||SC||-4.3193|55.6914|326|12
PRM|Portimão|Portimão||PT||37.1493|-8.584|291|12
PRN|Pristina International|Pristina||XK||42.5728|21.0358|273|12
PSA|Pisa International|Pisa||IT||43.6839|10.3927|305|53
PSC|Tri-Cities|Pasco||US|WA|46.27|-119.1|120|28
PSE|Mercedita|Ponce||PR||18.0083|-66.563|149|28
PSG|James A. Johnson|Petersburg||US|AK|56.8049|-132.934|115|12
PSI|Pasni|Pasni||PK||25.2904|63.345|209|12
PSM|Portsmouth International|Portsmouth||US|NH|43.0779|-70.8233|139|12
PSO|Antonio Nariño|Pasto||CO||1.3962|-77.2915|77|28
PSP|Palm Springs International|Palm Springs||US|CA|33.8297|-116.5067|120|45
PSR|Abruzzo|Pescara||IT||42.4317|14.1811|305|12
PSS|Posadas|Posadas||AR||-27.3858|-55.9707|58|28
PSU|Pangsuma|Putussibau||ID||0.8333|112.9|227|12
PSY|Port Stanley|Stanley||FK||-51.6857|-57.7776|260|12
PSZ|Capitán Av. Salvador Ogaya G.|Puerto Suárez||BO||-18.9753|-57.8206|118|12
PTG|Polokwane International|Polokwane||ZA||-23.8453|29.4586|23|12
PTJ|Portland|Portland||AU||-38.3191|141.4703|267|12
PTO|Pato Branco|Pato Branco||BR||-26.22|-52.67|159|12
PTP|Pôle Caraïbes|Pointe-à-Pitre||GP||16.2653|-61.5318|104|45
PTX|Pitalito|Pitalito||CO||1.8578|-76.0857|77|12
PTY|Tocumen International|Panama City|Ciudad de Panamá|PA||9.0714|-79.3834|143|92
PUB|Pueblo Memorial|Pueblo||US|CO|38.2891|-104.4966|92|12
PUD|Puerto Deseado|Puerto Deseado||AR||-47.7353|-65.9041|62|12
PUF|Pyrénées|Pau||FR||43.38|-0.4186|301|12
PUG|Port Augusta|Port Augusta||AU||-32.5069|137.7167|261|12
PUJ|Punta Cana International|Punta Cana||DO||18.5674|-68.3634|158|86
PUQ|Presidente Carlos Ibáñez del Campo International|Punta Arenas||CL||-53.0026|-70.8546|150|45
PUS|Gimhae International|Busan||KR||35.1795|128.9382|234|45
PUU|Tres de Mayo|Puerto Asís||CO||0.5052|-76.5008|77|12
PUW|Pullman–Moscow Regional|Pullman||US|WA|46.7438|-117.1093|120|12
PUY|Pula|Pula||HR||44.8935|13.9222|320|12
PUZ|Bilwi|Puerto Cabezas||NI||14.0472|-83.3867|123|12
PVA|El Embrujo|Providencia||CO||13.3569|-81.3583|77|12
PVC|Provincetown Municipal|Provincetown||US|MA|42.07|-70.22|139|12
PVD|Theodore Francis Green State|Providence||US|RI|41.7326|-71.4204|139|45
PVG|Pudong International|Shanghai|Shanghái|CN||31.1434|121.8052|235|84
PVH|Governador Jorge Teixeira de Oliveira International|Porto Velho||BR||-8.7093|-63.9023|148|28
PVK|Aktion|Preveza||GR||38.9255|20.7653|272|12
PVR|Licenciado Gustavo Díaz Ordaz International|Puerto Vallarta||MX||20.6801|-105.2542|132|73
PVU|Provo Municipal|Provo||US|UT|40.23|-111.7|92|12
PWM|Portland International Jetport|Portland||US|ME|43.6473|-70.3099|139|45
PWQ|Pavlodar|Pavlodar||KZ||52.195|77.0739|178|12
PXM|Puerto Escondido International|Puerto Escondido||MX||15.8769|-97.0891|132|28
PXO|Porto Santo|Porto Santo||PT||33.0734|-16.35|257|12
PXR|Surin|Surin||TH||14.8683|103.498|188|12
PXU|Pleiku|Pleiku||VN||14|108|200|12
PYH|Cacique Aramare|Puerto Ayacucho||VE||5.62|-67.6061|82|12
PYJ|Polyarny|Udachny||RU||66.4006|112.0303|248|12
PYK|Payam International|Karaj||IR||35.7761|50.8267|240|12
PZB|Pieter Maritzburg|Pietermaritzburg||ZA||-29.649|30.3987|23|12
PZH|Zhob|Zhob||PK||31.3581|69.4633|209|12
PZI|Bao'anying|Panzhihua||CN||26.5382|101.7944|235|12
PZO|Manuel Carlos Piar Guayana|Ciudad Guayana||VE||8.2885|-62.7604|82|28
PZU|New International|Port Sudan||SD||19.4336|37.2341|26|12
QBC|Bella Coola|Bella Coola||CA|BC|52.3875|-126.5958|172|12
QOW|Sam Mbakwe International|Owerri||NG||5.4271|7.206|29|12
QRO|Querétaro Intercontinental|Querétaro||MX||20.6173|-100.1857|132|45
QRW|Warri|Warri||NG||5.5961|5.8178|29|12
QSF|Ain Arnat|Sétif||DZ||36.1784|5.3256|3|12
QSZ|Yeerqiang|Shache||CN||38.279|77.0703|245|12
QUO|Akwa Ibom International|Uyo||NG||4.8765|8.0858|29|12
RAB|Tokua|Rabaul||PG||-4.335|152.4|357|12
RAE|Arar Domestic|Arar||SA||30.9066|41.1382|231|12
RAH|Rafha Domestic|Rafha||SA||29.6264|43.4906|231|12
RAI|Praia International|Praia||CV||14.942|-23.4845|255|12
RAK|Menara|Marrakesh|Marrakech|MA||31.6069|-8.0363|13|45
RAO|Leite Lopes|Ribeirão Preto||BR||-21.1342|-47.7742|159|28
RAP|Rapid City Regional|Rapid City||US|SD|44.0453|-103.0574|92|28
RAR|Rarotonga International|Rarotonga||CK||-21.2027|-159.8056|358|12
RAS|Rasht|Rasht||IR||37.3253|49.6058|240|12
RAZ|Rawalakot|Rawalakot||PK||33.8497|73.7981|209|12
RBA|Rabat-Salé|Rabat||MA||34.0515|-6.7515|13|12
RBQ|Rurrenabaque|Rurrenabaque||BO||-14.45|-67.55|118|12
RBR|Rio Branco|Rio Branco||BR||-9.8692|-67.8941|155|28
RCB|Richard Bay|Richards Bay||ZA||-28.741|32.0921|23|12
RCH|Almirante Padilla|Riohacha||CO||11.5262|-72.926|77|28
RCU|Rio Cuarto|Río Cuarto||AR||-33.0851|-64.2613|58|12
RDD|Redding Municipal|Redding||US|CA|40.5088|-122.2944|120|12
RDG|Reading Municipal|Reading||US|PA|40.3785|-75.9652|139|12
RDM|Roberts Field-Redmond Municipal|Redmond||US|OR|44.2541|-121.15|120|28
RDO|Radom-Sadków|Radom||PL||51.3901|21.2093|319|12
RDP|Kazi Nazrul Islam|Durgapur||IN||23.6253|87.2414|211|12
RDU|Raleigh-Durham International|Raleigh-Durham||US|NC|35.8795|-78.7871|139|78
RDZ|Rodez-Marcillac|Rodez||FR||44.4079|2.4827|301|12
REC|Recife/Guararapes–Gilberto Freyre International|Recife||BR||-8.1268|-34.923|152|71
REG|Reggio Calabria|Reggio Calabria||IT||38.0712|15.6516|305|12
REL|Almirante Marcos A. Zar|Trelew||AR||-43.2105|-65.2703|57|28
REN|Tsentralny|Orenburg||RU||51.7958|55.4567|250|12
RES|Resistencia International|Resistencia||AR||-27.45|-59.0561|58|28
REU|Reus|Reus||ES||41.1474|1.1672|295|28
REX|General Lucio Blanco International|Reynosa||MX||26.0089|-98.2285|127|45
RFD|Chicago/Rockford International|Rockford||US|IL|42.2016|-89.0957|85|28
RFP|Raiatea|Raiatea||PF||-16.7229|-151.466|360|12
RGA|Hermes Quijada International|Río Grande||AR||-53.7777|-67.7494|67|28
RGI|Rangiroa|Rangiroa||PF||-14.9543|-147.6608|360|12
RGL|Piloto Civil Norberto Fernández International|Río Gallegos||AR||-51.6089|-69.3126|62|28
RGN|Yangon International|Yangon|Rangún|MM||16.9073|96.1332|249|45
RGO|Orang|Chongjin||KP||41.4285|129.6476|228|12
RGS|Villafria|Burgos||ES||42.3576|-3.6208|295|12
RHD|Las Termas|Termas de Río Hondo||AR||-27.496|-64.935|58|12
RHI|Rhinelander-Oneida County|Rhinelander||US|WI|45.6312|-89.4675|85|12
RHO|Rhodes International|Rhodes|Rodas|GR||36.4054|28.0862|272|45
RIA|Santa Maria|Santa Maria||BR||-29.7114|-53.6882|159|12
RIC|Richmond International|Richmond||US|VA|37.5052|-77.3197|139|45
RIS|Rishiri|Rishiri||JP||45.242|141.1864|242|12
RIW|Riverton Regional|Riverton||US|WY|43.05|-108.5|92|12
RIX|Riga International|Riga||LV||56.9236|23.9711|304|45
RIY|Riyan International|Mukalla||YE||14.6626|49.375|177|12
RIZ|Shanzihe|Rizhao||CN||35.3962|119.3411|235|12
RJA|Rajahmundry|Rajahmundry||IN||17.1104|81.8182|211|12
RJH|Shah Makhdum|Rajshahi||BD||24.4372|88.6165|195|12
RJK|Rijeka/Krk|Rijeka||HR||45.2169|14.5703|320|12
RJN|Rafsanjan|Rafsanjan||IR||30.2977|56.0511|240|12
RKS|Rock Springs-Sweetwater County|Rock Springs||US|WY|41.5942|-109.0652|92|12
RKT|Ras Al Khaimah International|Ras Al Khaimah||AE||25.6135|55.9388|197|12
RKV|Reykjavik|Reykjavik|Reikiavik|IS||64.13|-21.9406|258|12
RKZ|Peace|Shigatse||CN||29.3519|89.31|235|12
RLG|Rostock-Laage|Rostock||DE||53.9182|12.2783|274|12
RLK|Bayannur|Bayannur||CN||40.9264|107.739|235|12
RMA|Roma|Roma||AU||-26.55|148.8|262|12
RMF|Marsa Alam International|Marsa Alam||EG||25.5565|34.5951|12|12
RMI|Federico Fellini International|Rimini||IT||44.0203|12.6118|305|12
RML|Ratmalana|Colombo||LK||6.822|79.8862|193|12
RMO|Chişinău International|Chisinau|Chisináu|MD||46.9278|28.9308|279|45
RMQ|Taichung|Taichung||TW||24.2625|120.6269|237|45
RMU|Región de Murcia International|Murcia||ES||37.8051|-1.1264|295|28
RNB|Ronneby|Ronneby||SE||56.2667|15.265|312|12
RNI|Corn Island|Corn Island||NI||12.08|-83.07|123|12
RNJ|Yoron|Yoron||JP||27.044|128.4015|242|12
RNN|Bornholm Rønne|Rønne||DK||55.0633|14.7596|280|12
RNO|Reno–Tahoe International|Reno||US|NV|39.4986|-119.7681|120|45
RNS|Rennes - Saint-Jacques|Rennes||FR||48.0695|-1.7348|301|12
ROA|Roanoke–Blacksburg Regional|Roanoke||US|VA|37.3255|-79.9754|139|28
ROB|Roberts International|Monrovia||LR||6.2338|-10.3623|40|30
ROC|Greater Rochester International|Rochester||US|NY|43.1189|-77.6724|139|45
ROI|Roi Et|Roi Et||TH||16.1168|103.774|188|12
ROK|Rockhampton|Rockhampton||AU||-23.3819|150.4753|262|12
ROO|Rondonópolis|Rondonópolis||BR||-16.586|-54.7248|89|12
ROP|Rota International|Rota||MP||14.1741|145.244|359|12
ROR|Roman Tmetuchl International|Koror||PW||7.3673|134.5408|355|12
ROS|Rosario International|Rosario||AR||-32.9036|-60.785|58|45
ROT|Rotorua|Rotorua||NZ||-38.1092|176.3172|332|12
ROV|Platov International|Rostov-on-Don||RU||47.4911|39.9288|299|30
ROW|Industrial Air Center|Roswell||US|NM|33.3016|-104.5306|92|12
RPR|Swami Vivekananda|Raipur||IN||21.1804|81.7388|211|12
RQA|Loulan|Ruoqiang||CN||38.9747|88.0084|245|12
RRG|Sir Gaëtan Duval|Rodrigues||MU||-19.7577|63.361|328|12
RRS|Røros|Røros||NO||62.5784|11.3423|300|12
RSA|Santa Rosa|Santa Rosa||AR||-36.5883|-64.2757|63|12
RSD|Rock Sound International|Rock Sound||BS||24.8918|-76.1704|138|12
RSI|Red Sea International|Red Sea||SA||25.6246|37.0869|231|12
RST|Rochester International|Rochester||US|MN|43.91|-92.4963|85|28
RSU|Yeosu/Suncheon|Yeosu||KR||34.8423|127.6168|234|12
RSW|Southwest Florida International|Fort Myers||US|FL|26.5362|-81.7552|139|74
RTB|Juan Manuel Gálvez International|Roatán||HN||16.3168|-86.523|167|45
RTM|The Hague|Rotterdam|Róterdam|NL||51.9555|4.4368|270|12
RUA|Arua|Arua||UG||3.05|30.9|25|12
RUH|King Khalid International|Riyadh|Riad|SA||24.9576|46.6988|231|65
RUN|Roland Garros|Saint-Denis||RE||-20.8871|55.5103|330|45
RUR|Rurutu|Rurutu||PF||-22.4319|-151.3662|360|12
RUT|Rutland - Southern Vermont Regional|Rutland||US|VT|43.5294|-72.9496|139|12
RVD|General Leite de Castro|Rio Verde||BR||-17.8347|-50.9561|159|12
RVE|Los Colonizadores|Saravena||CO||6.917|-71.9|77|12
RVK|Ryum|Rørvik||NO||64.8333|11.15|300|12
RVN|Rovaniemi|Rovaniemi||FI||66.5648|25.8304|284|12
RWN|Rivne International|Rivne||UA||50.6071|26.1416|290|12
RXS|Roxas|Roxas||PH||11.5977|122.7517|219|12
RYB|Staroselye|Rybinsk||RU||58.13|38.87|299|12
RYK|Shaikh Zayed International|Rahim Yar Khan||PK||28.3839|70.2796|209|12
RZA|Santa Cruz|Puerto Santa Cruz||AR||-50.0166|-68.5792|62|12
RZE|Rzeszów–Jasionka|Rzeszów||PL||50.11|22.019|319|12
RZR|Ramsar|Ramsar||IR||36.9099|50.6796|240|12
RZV|Rize–Artvin|Rize||TR||41.1744|40.8453|286|12
SAB|Juancho E. Yrausquin|Saba||BQ||17.6455|-63.2207|117|12
SAF|Santa Fe Municipal|Santa Fe||US|NM|35.617|-106.0892|92|28
SAG|Shirdi|Shirdi||IN||19.6888|74.3777|211|12
SAH|Sana'a International|Sanaa|Saná|YE||15.4763|44.2197|177|12
SAI|Siem Reap–Angkor International|Siem Reap||KH||13.375|104.2201|226|45
SAL|San Óscar Arnulfo Romero International|San Salvador||SV||13.441|-89.0557|97|86
SAN|San Diego International|San Diego||US|CA|32.7323|-117.1974|120|89
SAP|Ramón Villeda Morales International|San Pedro Sula||HN||15.4526|-87.9236|167|69
SAQ|San Andros|San Andros||BS||25.0521|-78.0447|138|12
SAT|San Antonio International|San Antonio||US|TX|29.5338|-98.47|85|77
SAV|Savannah International|Savannah||US|GA|32.1276|-81.2021|139|45
SAW|Sabiha Gökçen International|Istanbul|Estambul|TR||40.8986|29.3092|286|45
SBA|Santa Barbara Municipal|Santa Barbara|Santa Bárbara|US|CA|34.4261|-119.8413|120|45
SBD|San Bernardino International|San Bernardino||US|CA|34.1|-117.2361|120|12
SBH|Gustaf III|St. Barthélemy|San Bartolomé|BL||17.9044|-62.8439|161|12
SBN|South Bend International|South Bend||US|IN|41.7087|-86.3173|111|28
SBP|San Luis Obispo County|San Luis Obispo||US|CA|35.2368|-120.6419|120|28
SBT|Sabetta|Sabetta||RU||71.2369|72.153|250|12
SBW|Sibu|Sibu||MY||2.2616|111.9853|214|12
SBY|Salisbury–Ocean City–Wicomico Regional|Salisbury||US|MD|38.3404|-75.5102|139|12
SBZ|Sibiu International|Sibiu||RO||45.7856|24.0913|277|12
SCC|Deadhorse|Deadhorse||US|AK|70.1947|-148.465|52|12
SCE|Penn State University Park|State College||US|PA|40.8487|-77.8492|139|12
SCK|Stockton Metropolitan|Stockton||US|CA|37.8938|-121.2391|120|28
SCL|Arturo Merino Benítez International|Santiago||CL||-33.393|-70.7858|157|91
SCN|Saarbrücken|Saarbrücken||DE||49.2146|7.1095|274|12
SCO|Aktau|Aktau||KZ||43.8601|51.092|181|12
SCQ|Santiago de Compostela|Santiago de Compostela||ES||42.8977|-8.4179|295|45
SCR|Scandinavian Mountains|Sälen||SE||61.1591|12.8413|312|12
SCT|Socotra|Socotra||YE||12.6307|53.9058|177|12
SCU|Antonio Maceo International|Santiago de Cuba||CU||19.9698|-75.8354|109|45
SCV|Salcea|Suceava||RO||47.6875|26.3541|277|12
SCW|Syktyvkar|Syktyvkar||RU||61.6471|50.8451|299|12
SCY|San Cristóbal|San Cristóbal||EC||-0.9102|-89.6175|340|28
SDD|Lubango|Lubango||AO||-14.9247|13.575|32|12
SDE|Vicecomodoro Ángel de la Paz Aragonés|Santiago del Estero||AR||-27.7656|-64.3101|58|12
SDF|Muhammad Ali International|Louisville||US|KY|38.1744|-85.736|116|45
SDG|Sanandaj|Sanandaj||IR||35.2459|47.0092|240|12
SDJ|Sendai|Sendai||JP||38.1397|140.9169|242|30
SDK|Sandakan|Sandakan||MY||5.9009|118.0595|214|12
SDL|Sundsvall-Timrå|Sundsvall||SE||62.5281|17.4439|312|12
SDQ|Las Américas International|Santo Domingo||DO||18.4297|-69.6689|158|86
SDR|Santander|Santander||ES||43.4271|-3.82|295|28
SDS|Sado|Sado||JP||38.0608|138.4116|242|12
SDT|Saidu Sharif|Saidu Sharif||PK||34.8136|72.3528|209|12
SDU|Santos Dumont|Rio de Janeiro|Río de Janeiro|BR||-22.9105|-43.1631|159|71
SEA|Seattle-Tacoma International|Seattle||US|WA|47.449|-122.3093|120|95
SEB|Sebha|Sabha||LY||26.987|14.4725|48|12
SEK|Srednekolymsk|Srednekolymsk||RU||67.4798|153.7351|217|12
SEN|Southend|London|Londres|GB||51.5714|0.6956|293|28
SEZ|Seychelles International|Mahé||SC||-4.6743|55.5218|326|45
SFA|Sfax–Thyna International|Sfax||TN||34.718|10.691|49|12
SFB|Sanford International|Orlando||US|FL|28.7761|-81.2451|139|28
SFE|San Fernando|San Fernando||PH||16.594|120.3033|219|12
SFG|Grand Case-Espérance|St. Martin|San Martín|MF||18.1002|-63.0476|125|12
SFJ|Kangerlussuaq|Kangerlussuaq||GL||67.017|-50.6893|142|12
SFN|Sauce Viejo|Santa Fe||AR||-31.7117|-60.8117|58|12
SFO|San Francisco International|San Francisco||US|CA|37.619|-122.3749|120|97
SFS|Subic Bay International|Subic Bay||PH||14.7944|120.2714|219|12
SFT|Skellefteå|Skellefteå||SE||64.6248|21.0769|312|12
SGC|Surgut International|Surgut||RU||61.3437|73.4018|250|12
SGD|Sønderborg|Sønderborg||DK||54.9644|9.7917|280|12
SGF|Springfield-Branson National|Springfield||US|MO|37.2442|-93.3869|85|28
SGN|Tan Son Nhat International|Ho Chi Minh City|Ciudad Ho Chi Minh|VN||10.8188|106.6519|200|61
SGU|St George Regional|St. George||US|UT|37.0364|-113.5103|92|28
SHA|Hongqiao International|Shanghai|Shanghái|CN||31.1979|121.3363|235|45
SHB|Nakashibetsu|Nakashibetsu||JP||43.5775|144.96|242|12
SHD|Shenandoah Valley Regional|Staunton||US|VA|38.2629|-78.902|139|12
SHE|Taoxian International|Shenyang||CN||41.6398|123.4834|235|30
SHJ|Sharjah International|Sharjah||AE||25.3286|55.5172|197|45
SHL|Barapani|Shillong||IN||25.7036|91.9787|211|12
SHM|Nankishirahama|Shirahama||JP||33.6622|135.3644|242|12
SHO|Sikhuphe International|Matsapha||SZ||-26.3568|31.717|38|30
SHR|Sheridan County|Sheridan||US|WY|44.7692|-106.9803|92|12
SHS|Shashi|Jingzhou||CN||30.2877|112.4475|235|12
SHV|Shreveport Regional|Shreveport||US|LA|32.4466|-93.8256|85|28
SHW|Sharurah Domestic|Sharurah||SA||17.4669|47.1214|231|12
SID|Amílcar Cabral International|Sal||CV||16.7414|-22.9494|255|45
SIG|Fernando Luis Ribas Dominicci|San Juan||PR||18.4569|-66.0977|149|28
SIN|Changi|Singapore|Singapur|SG||1.3502|103.9944|236|93
SIP|Simferopol International|Simferopol|Simferópol|UA||45.0522|33.9751|309|12
SIT|Rocky Gutierrez|Sitka||US|AK|57.0471|-135.3616|160|28
SJC|Norman Y. Mineta San José International|San Jose|San José|US|CA|37.3619|-121.9288|120|78
SJD|Los Cabos International|San José del Cabo||MX||23.1518|-109.721|128|73
SJE|Jorge Enrique González Torres|San José del Guaviare||CO||2.5797|-72.6394|77|12
SJI|San Jose|San Jose||PH||12.3615|121.0466|219|12
SJJ|Sarajevo International|Sarajevo||BA||43.8246|18.3315|307|45
SJK|Sao José Dos Campos|São José dos Campos||BR||-23.2282|-45.8627|159|12
SJL|Sao Gabriel Da Cachoeira|São Gabriel da Cachoeira||BR||-0.1484|-66.9856|76|12
SJO|Juan Santamaría International|San José||CR||9.9939|-84.2088|88|86
SJP|São José do Rio Preto|São José do Rio Preto||BR||-20.8166|-49.4065|159|12
SJT|San Angelo Regional|San Angelo|San Ángelo|US|TX|31.3585|-100.5029|85|12
SJU|Luis Muñoz Marín International|San Juan||PR||18.4394|-66.0018|149|92
SJW|Zhengding International|Shijiazhuang||CN||38.2807|114.697|235|12
SJX|Sarteneja|Sarteneja||BZ||18.3558|-88.131|74|12
SJY|Seinajoki-Ilmajok|Seinäjoki||FI||62.6921|22.8323|284|12
SJZ|São Jorge|São Jorge||PT||38.6655|-28.1758|252|12
SKB|Robert L. Bradshaw International|St. Kitts|San Cristóbal|KN||17.3112|-62.7187|163|45
SKD|Samarkand|Samarkand|Samarcanda|UZ||39.7005|66.9838|233|12
SKG|Thessaloniki|Thessaloniki|Salónica|GR||40.5197|22.9709|272|45
SKN|Skagen|Stokmarknes||NO||68.58|15.02|300|12
SKO|Sokoto|Sokoto||NG||12.9163|5.2072|29|12
SKP|Skopje International|Skopje|Skopie|MK||41.9616|21.6214|310|45
SKT|Sialkot International|Sialkot||PK||32.5356|74.3639|209|12
SKX|Saransk|Saransk||RU||54.17|45.17|299|12
SKZ|Sukkur|Sukkur||PK||27.722|68.7917|209|12
SLA|Martín Miguel de Güemes International|Salta||AR||-24.856|-65.4862|63|45
SLC|Salt Lake City International|Salt Lake City||US|UT|40.7884|-111.9778|92|88
SLD|Sliač|Sliač||SK||48.6381|19.1342|275|12
SLK|Adirondack Regional|Saranac Lake||US|NY|44.3853|-74.2062|139|12
SLL|Salalah|Salalah||OM||17.0387|54.0913|220|12
SLM|Salamanca|Salamanca||ES||40.9521|-5.502|295|12
SLN|Salina Municipal|Salina||US|KS|38.791|-97.6522|85|12
SLP|Ponciano Arriaga International|San Luis Potosí||MX||22.2543|-100.9308|132|45
SLU|George F. L. Charles|St. Lucia|Santa Lucía|LC||14.0202|-60.9929|164|28
SLW|Plan de Guadalupe International|Saltillo||MX||25.5495|-100.9287|135|28
SLY|Salekhard|Salekhard||RU||66.5892|66.5957|250|12
SLZ|Marechal Cunha Machado International|São Luís||BR||-2.5854|-44.2341|73|45
SMA|Santa Maria|Santa Maria||PT||36.9714|-25.1706|252|12
SMF|Sacramento International|Sacramento||US|CA|38.6954|-121.5908|120|77
SMI|Aristarchos International|Samos||GR||37.69|26.9117|272|12
SML|Stella Maris|Stella Maris||BS||23.5817|-75.2665|138|12
SMR|Simón Bolívar International|Santa Marta||CO||11.1197|-74.2306|77|45
SMS|Sainte-Marie|Sainte-Marie||MG||-17.0939|49.8158|322|12
SMT|Sorriso|Sorriso||BR||-12.4807|-55.6733|89|12
SMW|Smara|Smara||MA||26.7374|-11.6861|13|12
SMX|Santa Maria|Santa Maria|Santa María|US|CA|34.8989|-120.4574|120|12
SNA|John Wayne|Santa Ana||US|CA|33.6757|-117.8682|120|75
SNB|Snake Bay|Milikapiti||AU||-11.4228|130.654|264|12
SNE|Preguiça|São Nicolau||CV||16.5884|-24.2847|255|12
SNN|Shannon|Shannon||IE||52.702|-8.9248|281|45
SNO|Sakon Nakhon|Sakon Nakhon||TH||17.1945|104.1181|188|12
SNP|Saint Paul Island|St. Paul Island||US|AK|57.1581|-170.2299|52|12
SNU|Abel Santamaría|Santa Clara||CU||22.4919|-79.9438|109|28
SNW|Thandwe|Thandwe||MM||18.4607|94.3001|249|12
SOB|Hévíz-Balaton|Hévíz||HU||46.6864|17.1591|278|12
SOC|Adisumarmo International|Surakarta||ID||-7.5146|110.7496|204|12
SOF|Sofia|Sofia|Sofía|BG||42.6952|23.4062|311|57
SOJ|Sørkjosen|Sørkjosen||NO||69.7862|20.9609|300|12
SOM|El Tigre San Tomé|San Tomé||VE||8.9451|-64.1511|82|12
SON|Santo-Pekoa International|Luganville||VU||-15.505|167.2197|337|12
SOQ|Domine Edward Osok|Sorong||ID||-0.894|131.285|205|12
SOU|Southampton|Southampton||GB||50.9503|-1.3568|293|28
SPC|La Palma|La Palma||ES||28.6265|-17.7556|254|12
SPD|Saidpur|Saidpur||BD||25.7592|88.9089|195|12
SPI|Abraham Lincoln Capital|Springfield||US|IL|39.8441|-89.6779|85|12
SPN|Francisco C. Ada International|Saipan|Saipán|MP||15.119|145.7294|359|12
SPP|Menongue|Menongue||AO||-14.6576|17.7198|32|12
SPR|John Greif II|San Pedro||BZ||17.9141|-87.971|74|12
SPS|Wichita Falls Regional|Wichita Falls||US|TX|33.9888|-98.4919|85|12
SPU|Split|Split||HR||43.5389|16.298|320|45
SPX|Sphinx International|Giza||EG||30.1089|30.8951|12|12
SQD|Sanqingshan|Shangrao||CN||28.3799|117.9654|235|12
SQG|Sintang|Sintang||ID||0.0667|111.5|227|12
SQJ|Shaxian|Sanming||CN||26.4278|117.8368|235|12
SQO|Storuman|Storuman||SE||64.9611|17.6962|312|12
SRE|Alcantari International|Sucre||BO||-19.2406|-65.1488|118|28
SRG|Achmad Yani International|Semarang||ID||-6.9726|110.3753|204|12
SRP|Soerstokken|Stord||NO||59.7919|5.3408|300|12
SRQ|Sarasota Bradenton International|Sarasota||US|FL|27.3954|-82.5544|139|45
SRT|Soroti|Soroti||UG||1.7276|33.6229|25|12
SRX|Gardabya|Sirte||LY||31.0635|16.595|48|12
SRY|Dasht-e Naz|Sari||IR||36.6358|53.1936|240|12
SRZ|El Trompillo|Santa Cruz||BO||-17.8116|-63.1715|118|12
SSA|Deputado Luís Eduardo Magalhães International|Salvador||BR||-12.911|-38.331|71|71
SSG|Malabo International|Malabo||GQ||3.7553|8.7087|35|12
SSH|Sharm el-Sheikh International|Sharm el-Sheikh|Sharm el Sheij|EG||27.9773|34.395|12|45
SSJ|Stokka|Sandnessjøen||NO||65.9568|12.4689|300|12
SST|Santa Teresita|Santa Teresita||AR||-36.5333|-56.7167|56|12
SSY|Mbanza Congo|Mbanza Kongo||AO||-6.2699|14.247|32|12
STC|St. Cloud Regional|St. Cloud||US|MN|45.5464|-94.0597|85|12
STD|Mayor Buenaventura Vivas|Santo Domingo||VE||7.5651|-72.0351|82|12
STG|St. George|St. George Island||US|AK|56.5777|-169.663|51|12
STI|Cibao International|Santiago de los Caballeros||DO||19.4061|-70.6047|158|67
STL|Lambert–St. Louis International|St. Louis||US|MO|38.7434|-90.3656|85|78
STM|Santarém-Maestro Wilson Fonseca|Santarém||BR||-2.4224|-54.7928|156|28
STN|Stansted|London|Londres|GB||51.885|0.235|293|50
STR|Stuttgart|Stuttgart||DE||48.6903|9.1952|274|54
STS|Charles M. Schulz–Sonoma County|Santa Rosa||US|CA|38.5088|-122.8139|120|28
STT|Cyril E. King|St. Thomas|Santo Tomás|VI||18.3352|-64.9729|165|45
STV|Surat|Surat||IN||21.1141|72.7418|211|12
STW|Shpakovskoye|Stavropol||RU||45.1092|42.1128|299|12
STX|Henry E Rohlsen|St. Croix||VI||17.7019|-64.7986|165|45
SUB|Juanda International|Surabaya||ID||-7.38|112.7851|204|45
SUF|Lamezia Terme International|Lamezia Terme||IT||38.9054|16.2423|305|12
SUG|Surigao|Surigao||PH||9.7576|125.4793|219|12
SUI|Dranda|Sukhumi||GE||42.87|41.12|239|12
SUJ|Satu Mare International|Satu Mare||RO||47.7033|22.8857|277|12
SUN|Friedman Memorial|Sun Valley||US|ID|43.5|-114.3|78|28
SUV|Nausori International|Suva||FJ||-18.0433|178.5592|338|12
SUX|Sioux Gateway|Sioux City||US|IA|42.4026|-96.3844|85|12
SVB|Sambava|Sambava||MG||-14.2786|50.1747|322|12
SVD|Argyle International|St. Vincent|San Vicente|VC||13.1567|-61.1499|166|28
SVG|Sola|Stavanger||NO||58.8768|5.6379|300|45
SVI|Eduardo Falla Solano|San Vicente Del Caguán||CO||2.1522|-74.7663|77|12
SVJ|Helle|Svolvær||NO||68.245|14.6696|300|12
SVL|Savonlinna|Savonlinna||FI||61.9431|28.9451|284|12
SVO|Sheremetyevo International|Moscow|Moscú|RU||55.9719|37.4139|299|59
SVQ|San Pablo|Seville|Sevilla|ES||37.418|-5.8931|295|52
SVX|Ekaterinburg Koltsovo|Yekaterinburg|Ekaterimburgo|RU||56.7431|60.8027|250|45
SVZ|Juan Vicente Gómez International|San Antonio del Táchira||VE||7.8408|-72.4397|82|12
SWA|Chaoshan International|Jieyang||CN||23.552|116.5033|235|12
SWF|Stewart International|Newburgh||US|NY|41.4987|-74.1004|139|28
SWO|Stillwater Regional|Stillwater||US|OK|36.1612|-97.0857|85|12
SXB|Strasbourg International|Strasbourg|Estrasburgo|FR||48.5383|7.6282|301|12
SXM|Princess Juliana International|St. Maarten|San Martín|SX||18.0409|-63.1089|121|45
SXR|Srinagar International|Srinagar||IN||33.9871|74.7742|211|12
SYD|Sydney International|Sydney|Sídney|AU||-33.9461|151.1772|269|63
SYO|Shonai|Shonai||JP||38.8122|139.7872|242|12
SYQ|Tobías Bolaños International|San José||CR||9.9571|-84.1398|88|28
SYR|Hancock International|Syracuse||US|NY|43.1112|-76.1063|139|45
SYS|Saskylakh|Saskylakh||RU||71.929|114.0823|248|12
SYW|Sharif|Sehwan||PK||26.4731|67.7172|209|12
SYX|Phoenix International|Sanya||CN||18.3029|109.4123|235|30
SYY|Stornoway|Stornoway||GB||58.2156|-6.3311|293|12
SYZ|Shiraz International|Shiraz||IR||29.5392|52.5898|240|30
SZA|Soyo|Soyo||AO||-6.1411|12.3718|32|12
SZB|Sultan Abdul Aziz Shah|Kuala Lumpur||MY||3.1306|101.5493|213|12
SZF|Samsun-Çarşamba|Samsun||TR||41.2585|36.556|286|12
SZG|Salzburg|Salzburg|Salzburgo|AT||47.7933|13.0043|316|45
SZX|Bao'an International|Shenzhen||CN||22.6393|113.8107|235|62
SZY|Szczytno-Szymany International|Olsztyn||PL||53.4833|20.9333|319|12
SZZ|Szczecin-Goleniów|Szczecin||PL||53.5847|14.9022|319|12
TAB|Arthur Napoleon Raymond Robinson International|Tobago||TT||11.1497|-60.8322|147|28
TAC|Tacloban|Tacloban||PH||11.2276|125.0278|219|12
TAE|Daegu International|Daegu||KR||35.8941|128.6589|234|12
TAG|Bohol–Panglao International|Tagbilaran||PH||9.5733|123.7702|219|12
TAH|Whitegrass|Tanna||VU||-19.4551|169.224|337|12
TAI|Ta'izz International|Taiz||YE||13.686|44.1391|177|12
TAK|Takamatsu|Takamatsu||JP||34.2142|134.0156|242|12
TAM|General Francisco Javier Mina International|Tampico||MX||22.2914|-97.8663|135|45
TAO|Jiaodong International|Qingdao||CN||36.362|120.0882|235|45
TAP|Tapachula International|Tapachula||MX||14.7943|-92.37|130|28
TAS|Tashkent International|Tashkent|Taskent|UZ||41.2579|69.2812|238|45
TAT|Poprad-Tatry|Poprad||SK||49.0736|20.2411|275|12
TAY|Tartu Ülenurme|Tartu||EE||58.3075|26.6904|313|12
TAZ|Daşoguz|Daşoguz||TM||41.7611|59.8267|183|12
TBB|Dong Tac|Tuy Hoa||VN||13.0442|109.3386|200|12
TBH|Romblon Tugdan|Tablas Island||PH||12.3119|122.0801|219|12
TBI|New Bight|Cat Island||BS||24.3143|-75.4588|138|12
TBJ|Tabarka–Ain Draham International|Tabarka||TN||36.98|8.8769|49|12
TBN|Waynesville-St. Robert Regional|Fort Leonard Wood||US|MO|37.7416|-92.1407|85|12
TBP|Tumbes|Tumbes||PE||-3.5525|-80.3814|119|12
TBS|Tbilisi International|Tbilisi|Tiflis|GE||41.6695|44.9546|239|45
TBT|Tabatinga International|Tabatinga||BR||-4.2557|-69.9358|148|12
TBU|Fua'amotu International|Nuku'alofa||TO||-21.2412|-175.1496|362|12
TBZ|Tabriz International|Tabriz||IR||38.1334|46.2342|240|12
TCA|Tennant Creek|Tennant Creek||AU||-19.6344|134.1833|264|12
TCB|Treasure Cay|Treasure Cay||BS||26.7405|-77.3836|138|12
TCO|La Florida|Tumaco||CO||1.8144|-78.7492|77|12
TCP|Taba International|Taba||EG||29.5878|34.7781|12|12
TCQ|Coronel FAP Carlos Ciriani Santa Rosa International|Tacna||PE||-18.0531|-70.2756|119|28
TCR|Tuticorin|Thoothukudi||IN||8.7231|78.0273|211|12
TCZ|Tengchong|Tengchong||CN||24.9393|98.4837|235|12
TDD|Teniente Jorge Henrich Arauz|Trinidad||BO||-14.8187|-64.918|118|12
TDG|Tandag|Tandag||PH||9.0724|126.1706|219|12
TDX|Trat|Trat||TH||12.27|102.3|188|12
TEE|Cheikh Larbi Tébessa|Tébessa||DZ||35.4316|8.1207|3|12
TEN|Fenghuang|Tongren||CN||27.8837|109.3081|235|12
TEQ|Tekirdağ Çorlu|Tekirdağ||TR||41.1382|27.9191|286|12
TER|Lajes Field|Terceira||PT||38.7618|-27.0908|252|12
TET|Chingozi|Tete||MZ||-16.1048|33.6402|36|12
TEX|Telluride Regional|Telluride||US|CO|37.9536|-107.909|92|12
TEZ|Tezpur|Tezpur||IN||26.7|92.78|211|12
TFF|Tefé|Tefé||BR||-3.3829|-64.7241|124|12
TFN|Tenerife North|Tenerife||ES||28.4827|-16.3415|254|45
TFS|Tenerife South|Tenerife||ES||28.0445|-16.5725|254|51
TFU|Tianfu International|Chengdu||CN||30.3177|104.445|235|62
TGD|Podgorica|Podgorica||ME||42.3594|19.2519|302|30
TGG|Sultan Mahmud|Kuala Terengganu||MY||5.3826|103.1034|213|12
TGJ|Tiga|Île Tiga||NC||-21.0961|167.804|353|12
TGK|Taganrog|Taganrog||RU||47.1962|38.8608|299|12
TGM|Transilvania|Târgu Mureş||RO||46.4677|24.4125|277|12
TGO|Tongliao|Tongliao||CN||43.5567|122.2|235|12
TGR|Touggourt|Touggourt||DZ||33.0678|6.0887|3|12
TGT|Tanga|Tanga||TZ||-5.0924|39.0712|17|12
TGU|Toncontín International|Tegucigalpa||HN||14.0609|-87.2172|167|69
TGZ|Ángel Albino Corzo International|Tuxtla Gutiérrez||MX||16.5618|-93.0261|132|45
THE|Teresina|Teresina||BR||-5.0599|-42.8235|99|28
THG|Thangool|Thangool||AU||-24.4939|150.5761|262|12
THL|Tachileik|Tachilek||MM||20.4838|99.9354|249|12
THN|Trollhättan–Vänersborg|Trollhättan||SE||58.3181|12.345|312|12
THQ|Tianshui|Tianshui||CN||34.5599|105.8589|235|12
THR|Mehrabad International|Tehran|Teherán|IR||35.6892|51.3133|240|30
THS|Sukhothai|Sukhothai||TH||17.238|99.8182|188|12
THU|Pituffik Space Base|Pituffik||GL||76.5311|-68.7017|168|12
TIA|Nënë Tereza International|Tirana||AL||41.4219|19.713|314|45
TIF|Taif Regional|Ta'if||SA||21.4834|40.5443|231|12
TIH|Tikehau|Tikehau||PF||-15.1197|-148.2311|360|12
TIJ|General Abelardo L. Rodríguez International|Tijuana||MX||32.5433|-116.9737|169|87
TIM|Tembagapura Timika|Timika||ID||-4.5283|136.887|205|12
TIN|Tindouf|Tindouf||DZ||27.7004|-8.1671|3|12
TIU|Richard Pearse|Timaru||NZ||-44.3028|171.2253|332|12
TIV|Tivat|Tivat||ME||42.4047|18.7233|302|12
TJA|Tarija|Tarija||BO||-21.5557|-64.7013|118|28
TJG|Warukin|Tanta-Tabalong||ID||-2.2166|115.436|218|12
TJK|Tokat|Tokat||TR||40.3063|36.3711|286|12
TJM|Roshchino International|Tyumen||RU||57.1896|65.3243|250|12
TJU|Kulob|Kulob||TJ||37.9881|69.805|198|12
TKD|Takoradi|Takoradi||GH||4.8961|-1.7748|1|12
TKG|Radin Inten II International|Bandar Lampung||ID||-5.2428|105.177|204|12
TKK|Chuuk International|Weno||FM||7.461|151.8423|335|12
TKN|Tokunoshima|Tokunoshima||JP||27.8364|128.8812|242|12
TKP|Takapoto|Takapoto||PF||-14.7095|-145.246|360|12
TKS|Tokushima|Tokushima||JP||34.1328|134.6066|242|12
TKU|Turku|Turku||FI||60.5141|22.2628|284|12
TKX|Takaroa|Takaroa||PF||-14.4562|-145.0263|360|12
TLC|Licenciado Adolfo López Mateos International|Toluca||MX||19.3371|-99.566|132|45
TLE|Tulear|Toliara||MG||-23.3834|43.7285|322|12
TLH|Tallahassee International|Tallahassee||US|FL|30.3965|-84.3503|139|28
TLL|Tallinn|Tallinn|Tallin|EE||59.4165|24.7994|313|45
TLM|Zenata|Tlemcen||DZ||35.0167|-1.45|3|12
TLN|Toulon-Hyères|Toulon|Tolón|FR||43.0973|6.146|301|12
TLQ|Jiaohe|Turpan||CN||43.0303|89.0972|245|12
TLS|Toulouse-Blagnac|Toulouse||FR||43.6291|1.3638|301|55
TLV|Ben Gurion|Tel Aviv||IL||32.0114|34.8867|206|66
TME|Gabriel Vargas Santos|Tame||CO||6.4511|-71.7603|77|12
TMH|Tanahmerah|Tanah Merah||ID||-6.0971|140.3032|205|12
TMJ|Termez|Termez||UZ||37.2873|67.3119|233|12
TML|Tamale|Tamale||GH||9.5572|-0.8632|1|12
TMM|Toamasina|Toamasina||MG||-18.1095|49.3925|322|12
TMP|Tampere–Pirkkala|Tampere||FI||61.4141|23.6044|284|12
TMR|Aguenar – Hadj Bey Akhamok|Tamanrasset||DZ||22.8115|5.4511|3|12
TMS|S. Tome|São Tomé|Santo Tomé|ST||0.3782|6.7122|47|12
TMT|Trombetas|Porto Trombetas||BR||-1.4896|-56.3968|156|12
TMU|Tambor|Tambor||CR||9.7385|-85.0138|88|12
TMW|Tamworth|Tamworth||AU||-31.0839|150.8467|269|12
TMX|Timimoun|Timimoun||DZ||29.2371|0.276|3|12
TNA|Yaoqiang International|Jinan||CN||36.8575|117.2135|235|30
TND|Alberto Delgado|Trinidad||CU||21.788|-79.9979|109|12
TNE|Tanegashima|Tanegashima||JP||30.6051|130.9912|242|12
TNG|Ibn Battouta|Tangier|Tánger|MA||35.7269|-5.9169|13|45
TNH|Sanyuanpu|Tonghua||CN||42.2548|125.7059|235|12
TNN|Tainan|Tainan||TW||22.9504|120.2058|237|12
TNO|Tamarindo|Tamarindo||CR||10.3149|-85.8154|88|12
TNR|Ivato International|Antananarivo||MG||-18.7969|47.4788|322|45
TOD|Tioman|Tioman||MY||2.8179|104.1595|213|12
TOE|Tozeur–Nefta International|Tozeur||TN||33.9397|8.1106|49|12
TOF|Bogashevo|Tomsk||RU||56.3866|85.2107|243|12
TOL|Toledo Express|Toledo||US|OH|41.5925|-83.8061|139|12
TOM|Timbuktu|Timbuktu|Tombuctú|ML||16.7305|-3.0076|5|12
TOS|Langnes|Tromsø||NO||69.6833|18.9167|300|45
TOU|Touho|Touho||NC||-20.79|165.2595|353|12
TOY|Toyama|Toyama||JP||36.6483|137.1875|242|12
TPA|Tampa International|Tampa||US|FL|27.9755|-82.5332|139|89
TPE|Taiwan Taoyuan International|Taipei|Taipéi|TW||25.0777|121.2328|237|61
TPJ|Taplejung|Taplejung||NP||27.351|87.697|210|12
TPP|Tarapoto|Tarapoto||PE||-6.5087|-76.3732|119|28
TPQ|Amado Nervo International|Tepic||MX||21.4195|-104.8426|128|28
TPS|Vincenzo Florio|Trapani||IT||37.9114|12.488|305|12
TQO|Felipe Carrillo Puerto International|Tulum||MX||20.1668|-87.663|81|45
TRA|Tarama|Tarama||JP||24.6539|124.675|242|12
TRC|Francisco Sarabia International|Torreón||MX||25.5683|-103.4106|135|45
TRD|Værnes|Trondheim||NO||63.4576|10.9243|300|45
TRE|Tiree|Tiree||GB||56.4992|-6.8692|293|12
TRF|Torp|Sandefjord||NO||59.1867|10.2586|300|28
TRG|Tauranga|Tauranga||NZ||-37.6719|176.1961|332|12
TRI|Tri-Cities Regional|Tri-Cities||US|TN|36.4752|-82.4074|139|28
TRK|Juwata International|Tarakan||ID||3.3262|117.5671|218|12
TRN|Caselle|Turin|Turín|IT||45.2008|7.6496|305|45
TRO|Taree|Taree||AU||-31.8886|152.5139|269|12
TRR|Trincomalee|Trincomalee||LK||8.5385|81.1818|193|12
TRS|Trieste – Friuli Venezia Giulia|Trieste||IT||45.8228|13.4846|305|12
TRT|Toraja|Toraja||ID||-3.1858|119.9177|218|12
TRU|Capitán FAP Carlos Martínez de Pinillos International|Trujillo||PE||-8.0814|-79.1088|119|28
TRV|Trivandrum International|Thiruvananthapuram||IN||8.4821|76.9201|211|45
TRW|Bonriki International|Tarawa||KI||1.3816|173.147|361|12
TRZ|Tiruchirappalli International|Tiruchirappalli||IN||10.7654|78.7097|211|12
TSA|Songshan|Taipei|Taipéi|TW||25.0641|121.5502|237|45
TSF|Treviso|Treviso||IT||45.6484|12.1944|305|28
TSJ|Tsushima|Tsushima||JP||34.2849|129.3305|242|12
TSN|Binhai International|Tianjin||CN||39.1302|117.3529|235|45
TSR|Traian Vuia International|Timişoara||RO||45.8099|21.3379|277|12
TST|Trang|Trang||TH||7.5087|99.6166|188|12
TSV|Townsville|Townsville||AU||-19.2525|146.7653|262|12
TTA|Tan Tan|Tan-Tan||MA||28.4482|-11.1613|13|12
TTE|Sultan Babullah|Ternate||ID||0.8314|127.3815|205|12
TTG|Tartagal|Tartagal||AR||-22.6192|-63.7932|63|12
TTJ|Tottori|Tottori||JP||35.5301|134.1666|242|12
TTN|Mercer|Trenton||US|NJ|40.2767|-74.8135|139|28
TTQ|Tortuguero|Tortuguero||CR||10.569|-83.5148|88|12
TTT|Feng Nin Tw-Afb|Taitung||TW||22.755|121.1017|237|12
TTU|Sania Ramel|Tétouan|Tetuán|MA||35.5943|-5.32|13|12
TUA|Teniente Coronel Luis A Mantilla International|Tulcán||EC||0.8095|-77.7081|106|12
TUB|Tubuai – Mataura|Tubuaï||PF||-23.3653|-149.5241|360|12
TUC|Teniente General Benjamín Matienzo International|San Miguel de Tucumán||AR||-26.8409|-65.1049|66|45
TUD|Tambacounda|Tambacounda||SN||13.7368|-13.6531|16|12
TUF|Val de Loire|Tours||FR||47.4322|0.7276|301|12
TUG|Tuguegarao|Tuguegarao||PH||17.6487|121.7326|219|12
TUI|Turaif Domestic|Turaif||SA||31.6919|38.7342|231|12
TUK|Turbat International|Turbat||PK||25.9864|63.0302|209|12
TUL|Tulsa International|Tulsa||US|OK|36.1984|-95.8881|85|45
TUN|Tunis-Carthage|Tunis|Túnez|TN||36.851|10.2272|49|64
TUO|Taupo|Taupo||NZ||-38.7397|176.0844|332|12
TUP|Tupelo Regional|Tupelo||US|MS|34.2681|-88.7699|85|12
TUR|Tucuruí|Tucuruí||BR||-3.786|-49.7203|73|12
TUS|Tucson International|Tucson||US|AZ|32.1161|-110.941|145|45
TUU|Tabuk Regional|Tabuk||SA||28.3654|36.6189|231|12
TVC|Cherry Capital|Traverse City||US|MI|44.7414|-85.5822|93|28
TVF|Thief River Falls Regional|Thief River Falls||US|MN|48.07|-96.18|85|12
TVY|Dawei|Dawei||MM||14.1039|98.2036|249|12
TWF|Twin Falls|Twin Falls||US|ID|42.4818|-114.4877|78|12
TWT|Sanga Sanga|Bongao||PH||5.047|119.743|219|12
TWU|Tawau|Tawau||MY||4.3134|118.1219|214|12
TXE|Rembele|Takengon||ID||4.7208|96.8494|204|12
TXF|Teixeira de Freitas|Teixeira de Freitas||BR||-17.5247|-39.6698|71|12
TXK|Texarkana Regional|Texarkana||US|AR|33.4537|-93.991|85|12
TXN|Tunxi International|Huangshan||CN||29.7305|118.2535|235|12
TYF|Torsby|Torsby||SE||60.1544|12.9963|312|12
TYL|Cap. FAP Víctor Montes Arias|Talara||PE||-4.5766|-81.2541|119|12
TYN|Wusu International|Taiyuan||CN||37.7469|112.6284|235|30
TYR|Pounds Field|Tyler||US|TX|32.3541|-95.4024|85|12
TYS|McGhee Tyson|Knoxville||US|TN|35.8067|-83.9912|139|45
TZA|Belize City Municipal|Belize City|Ciudad de Belice|BZ||17.5157|-88.1949|74|28
TZL|Tuzla International|Tuzla||BA||44.4587|18.7248|307|12
TZN|South Andros|South Andros||BS||24.1575|-77.5836|138|12
TZX|Trabzon|Trabzon||TR||40.9951|39.7897|286|12
UAK|Narsarsuaq|Narsarsuaq||GL||61.1605|-45.426|142|12
UAQ|Domingo Faustino Sarmiento|San Juan||AR||-31.5715|-68.4182|64|28
UBA|Uberaba|Uberaba||BR||-19.765|-47.9648|159|12
UBJ|Yamaguchi Ube|Ube||JP||33.93|131.2786|242|12
UBN|New Ulaanbaatar International|Ulaanbaatar|Ulán Bator|MN||47.6499|106.8188|244|30
UBP|Ubon Ratchathani|Ubon Ratchathani||TH||15.2513|104.8702|188|12
UCB|Ulanqab|Ulanqab||CN||41.1298|113.108|235|12
UCT|Ukhta|Ukhta||RU||63.57|53.8|299|12
UDI|Uberlândia–Ten. Cel. Av. César Bombonato|Uberlândia||BR||-18.8828|-48.2256|159|28
UDJ|Uzhhorod International|Uzhhorod||UA||48.6343|22.2634|290|12
UDR|Maharana Pratap international|Udaipur||IN||24.6178|73.8966|211|12
UEL|Quelimane|Quelimane||MZ||-17.8555|36.8691|36|12
UEO|Kumejima|Kumejima||JP||26.3635|126.7138|242|12
UET|Quetta International|Quetta||PK||30.2514|66.9378|209|12
UFA|Ufa International|Ufa||RU||54.5637|55.8804|250|30
UGA|Bulgan|Bulgan||MN||48.855|103.476|244|12
UGC|Urgench International|Urganch||UZ||41.5843|60.6417|233|12
UGU|Bilogai-Sugapa|Sugapa||ID||-3.7395|137.0312|205|12
UIB|El Caraño|Quibdó||CO||5.6908|-76.6412|77|12
UIH|Phu Cat|Quy Nhon||VN||13.955|109.042|200|12
UII|Utila|Utila||HN||16.08|-86.88|167|12
UIN|Quincy Regional|Quincy||US|IL|39.9377|-91.194|85|12
UIO|Mariscal Sucre International|Quito||EC||-0.1196|-78.3552|106|85
UIP|Quimper-Pluguffan|Quimper||FR||47.975|-4.1678|301|12
UKB|Kobe|Kobe||JP||34.68|135.2|242|12
UKK|Oskemen|Oskemen||KZ||50.0366|82.4942|178|12
UKX|Ust-Kut|Ust-Kut||RU||56.8567|105.73|203|12
ULA|Capitán José Daniel Vazquez|Puerto San Julián||AR||-49.3068|-67.8026|62|12
ULH|Prince Abdul Majeed bin Abdulaziz Domestic|Al-'Ula||SA||26.4897|38.1053|231|12
ULK|Lensk|Lensk||RU||60.7225|114.8228|248|12
ULP|Quilpie|Quilpie||AU||-26.6122|144.2528|262|12
ULU|Gulu|Gulu||UG||2.8056|32.2718|25|12
ULV|Baratayevka|Ulyanovsk|Uliánovsk|RU||54.2756|48.2429|315|12
ULY|Vostochny|Ulyanovsk|Uliánovsk|RU||54.401|48.8027|315|12
UME|Umeå|Umeå||SE||63.7918|20.2828|312|12
UNI|Union Island|Union Island||VC||12.6002|-61.4117|166|12
UNN|Ranong|Ranong||TH||9.7776|98.5855|188|12
UPB|Playa Baracoa|Havana|La Habana|CU||23.0325|-82.5794|109|12
UPG|Sultan Hasanuddin International|Makassar|Makasar|ID||-5.0767|119.5489|218|45
UPN|Lic. y Gen. Ignacio López Rayón International|Uruapan||MX||19.3967|-102.0391|132|28
URA|Ak Zhol|Oral||KZ||51.1508|51.5431|225|12
URC|Diwopu International|Ürümqi||CN||43.9071|87.4742|245|45
URE|Kuressaare|Kuressaare||EE||58.2299|22.5095|313|12
URG|Uruguaiana Aeroporto|Uruguaiana||BR||-29.7822|-57.0382|159|12
URJ|Uray|Uray||RU||60.12|64.83|250|12
URO|Rouen|Rouen||FR||49.3842|1.1748|301|12
URS|Kursk East|Kursk||RU||51.7506|36.2956|299|12
URT|Surat Thani|Surat Thani||TH||9.1326|99.1356|188|12
URY|Gurayat Domestic|Gurayat||SA||31.4128|37.2739|231|12
USA|Concord-Padgett Regional|Concord||US|NC|35.3856|-80.711|139|12
USH|Ushuaia|Ushuaia||AR||-54.8227|-68.3043|67|45
USK|Usinsk|Usinsk||RU||65.95|57.4|299|12
USM|Koh Samui|Ko Samui||TH||9.5467|100.0621|188|45
USN|Ulsan|Ulsan||KR||35.5935|129.3517|234|12
USR|Ust-Nera|Ust-Nera||RU||64.5493|143.1108|217|12
UST|Northeast Florida Regional|St. Augustine|San Agustín|US|FL|29.9578|-81.342|139|12
USU|Francisco B. Reyes|Busuanga||PH||12.08|120.1|219|12
UTH|Udon Thani International|Udon Thani||TH||17.3864|102.7883|188|12
UTN|Upington|Upington||ZA||-28.3991|21.2602|23|12
UTP|U-Tapao International|Pattaya||TH||12.6799|101.005|188|12
UTT|Mthatha|Mthatha||ZA||-31.5479|28.6743|23|12
UUA|Bugulma|Bugulma||RU||54.6412|52.8002|299|12
UUD|Ulan-Ude|Ulan-Ude||RU||51.8078|107.4376|203|12
UUS|Yuzhno-Sakhalinsk|Yuzhno-Sakhalinsk||RU||46.8887|142.7175|232|12
UVE|Ouloup|Ouvéa||NC||-20.6406|166.5728|353|12
UVF|Hewanorra International|St. Lucia|Santa Lucía|LC||13.7332|-60.9526|164|45
UYL|Nyala|Nyala||SD||12.054|24.956|26|12
UYN|Yulin|Yulin||CN||38.2692|109.731|235|12
UYU|Uyuni|Uyuni||BO||-20.4499|-66.8421|118|28
VAA|Vaasa|Vaasa||FI||63.0506|21.7622|284|12
VAI|Vanimo|Vanimo||PG||-2.6915|141.3015|357|12
VAM|Villa International|Maamigili||MV||3.4706|72.8358|327|12
VAN|Ferit Melen|Van||TR||38.4682|43.3323|286|12
VAR|Varna|Varna||BG||43.2321|27.8251|311|30
VAV|Vava'u International|Vava'u||TO||-18.5856|-173.9626|362|12
VAW|Svartnes|Vardø||NO||70.3554|31.0449|300|12
VBS|Brescia|Brescia||IT||45.4289|10.3306|305|12
VBY|Visby|Visby||SE||57.6628|18.3462|312|12
VCA|Can Tho International|Can Tho||VN||10.0851|105.712|200|12
VCE|Marco Polo|Venice|Venecia|IT||45.5049|12.3414|305|54
VCL|Chu Lai International|Chu Lai||VN||15.4055|108.7059|200|12
VCP|Viracopos International|Campinas||BR||-23.0074|-47.1345|159|72
VCS|Con Dao|Con Dao||VN||8.7318|106.633|200|12
VCT|Victoria Regional|Victoria||US|TX|28.8526|-96.9185|85|12
VDC|Pedro Otacílio Figueiredo|Vitória da Conquista||BR||-14.8628|-40.8631|71|12
VDE|El Hierro|El Hierro||ES||27.8148|-17.8871|254|12
VDH|Dong Hoi|Dong Hoi||VN||17.515|106.5906|200|12
VDM|Gobernador Edgardo Castello|Viedma||AR||-40.8692|-63.0004|63|12
VDO|Van Don International|Van Don||VN||21.1151|107.4202|200|12
VDS|Vadsø|Vadsø||NO||70.0648|29.8399|300|12
VDZ|Valdez|Valdez||US|AK|61.1339|-146.2483|52|12
VEL|Vernal Regional|Vernal||US|UT|40.4389|-109.511|92|12
VER|General Heriberto Jara International|Veracruz||MX||19.1459|-96.1873|132|45
VFA|Victoria Falls|Victoria Falls|Cataratas Victoria|ZW||-18.0959|25.839|22|45
VGA|Vijayawada|Vijayawada||IN||16.5304|80.7969|211|12
VGO|Vigo–Peinador|Vigo||ES||42.2318|-8.6268|295|28
VGZ|Villa Garzón|Villa Garzón||CO||0.9824|-76.6055|77|12
VHM|South Lapland|Vilhelmina||SE||64.5791|16.8343|312|12
VIE|Vienna International|Vienna|Viena|AT||48.1221|16.5575|316|82
VIG|Juan Pablo Pérez Alfonso|El Vigía||VE||8.6241|-71.6728|82|12
VII|Vinh|Vinh||VN||18.7376|105.6708|188|12
VIJ|Virgin Gorda|Virgin Gorda||VG||18.4459|-64.4282|171|12
VIL|Dakhla|Dakhla||MA||23.7183|-15.932|13|12
VIT|Vitoria|Vitoria||ES||42.8828|-2.7245|295|12
VIX|Eurico de Aguiar Salles|Vitória||BR||-20.2581|-40.2864|159|45
VKG|Rach Gia|Rach Gia||VN||9.958|105.1324|200|12
VKO|Vnukovo International|Moscow|Moscú|RU||55.5915|37.2615|299|45
VKT|Vorkuta|Vorkuta||RU||67.48|63.98|299|12
VLC|Valencia|Valencia||ES||39.4893|-0.4816|295|52
VLD|Valdosta Regional|Valdosta||US|GA|30.7825|-83.2767|139|12
VLI|Port Vila - Bauerfield International|Port-Vila||VU||-17.6993|168.3198|337|30
VLL|Valladolid|Valladolid||ES||41.7061|-4.8519|295|28
VLN|Arturo Michelena International|Valencia||VE||10.1496|-67.9294|82|45
VLV|Valera|Valera||VE||9.3408|-70.5841|82|12
VLY|Royal Air Force Valley|Anglesey||GB||53.2481|-4.5353|293|12
VMU|Baimuru|Baimuru||PG||-7.4969|144.8199|357|12
VNO|Vilnius International|Vilnius|Vilna|LT||54.6341|25.2858|317|45
VNS|Lal Bahadur Shastri|Varanasi||IN||25.4524|82.8593|211|12
VNT|Ventspils International|Ventspils||LV||57.3578|21.5442|304|12
VNX|Vilanculos|Vilankulo||MZ||-22.0178|35.3122|36|12
VOG|Volgograd International|Volgograd|Volgogrado|RU||48.7825|44.3455|318|12
VOH|Vohemar|Vohemar||MG||-13.3758|50.0028|322|12
VOL|Nea Anchialos National|Volos||GR||39.2196|22.7943|272|12
VOZ|Voronezh International|Voronezh||RU||51.8142|39.2296|299|12
VPE|Ngjiva Pereira|Ondjiva||AO||-17.0435|15.6838|32|12
VPS|Destin–Fort Walton Beach|Destin||US|FL|30.4962|-86.5494|85|28
VPY|Chimoio|Chimoio||MZ||-19.1513|33.429|36|12
VQS|Antonio Rivera Rodríguez|Vieques||PR||18.1348|-65.4904|149|28
VRA|Juan Gualberto Gómez International|Varadero||CU||23.0344|-81.4353|109|45
VRB|Vero Beach Municipal|Vero Beach||US|FL|27.6556|-80.4179|139|12
VRC|Virac|Virac||PH||13.5764|124.2057|219|12
VRK|Varkaus|Varkaus||FI||62.1711|27.8686|284|12
VRL|Vila Real|Vila Real||PT||41.2743|-7.7205|291|12
VRN|Villafranca|Verona||IT||45.3957|10.8885|305|45
VSA|Carlos Rovirosa Pérez International|Villahermosa||MX||17.997|-92.8174|130|45
VSE|Viseu|Viseu||PT||40.7255|-7.889|291|12
VST|Stockholm-Västerås|Västerås||SE||59.5894|16.6336|312|12
VTE|Wattay International|Vientiane|Vientián|LA||17.9883|102.5633|246|45
VTU|Hermanos Ameijeiras|Las Tunas||CU||20.9876|-76.9358|109|12
VTZ|Alluri Sitarama Raju International|Visakhapatnam||IN||17.9731|83.5057|211|12
VUP|Alfonso López Pumarejo|Valledupar||CO||10.435|-73.2495|77|28
VVC|Vanguardia|Villavicencio||CO||4.1679|-73.6138|77|12
VVI|Viru Viru International|Santa Cruz||BO||-17.6448|-63.1354|118|70
VVO|Vladivostok International|Vladivostok||RU||43.399|132.148|247|30
VVZ|Takhamalt - Ibrahim Ghouma|Illizi||DZ||26.7235|8.6227|3|12
VXC|Lichinga|Lichinga||MZ||-13.274|35.2663|36|12
VXE|Cesária Évora|São Vicente||CV||16.8333|-25.0555|255|12
VXO|Småland|Växjö||SE||56.9291|14.728|312|12
VYI|Vilyuysk|Vilyuysk||RU||63.7562|121.6941|248|12
WAE|Wadi al-Dawasir Domestic|Wadi ad-Dawasir||SA||20.5043|45.1996|231|12
WAG|Wanganui|Whanganui||NZ||-39.9626|175.0229|332|12
WAI|Ambalabe|Antsohihy||MG||-14.8985|47.9939|322|12
WAT|Waterford|Waterford||IE||52.1872|-7.087|281|12
WAW|Chopin|Warsaw|Varsovia|PL||52.1658|20.9671|319|58
WBM|Wapenamanda|Wapenamanda||PG||-5.6355|143.8924|357|12
WDH|Hosea Kutako International|Windhoek||NA||-22.4799|17.4709|50|30
WDS|Wudangshan|Shiyan||CN||32.5918|110.9077|235|12
WEF|Weifang|Weifang||CN||36.6467|119.119|235|12
WEH|Weihai|Weihai||CN||37.1871|122.229|235|12
WEI|Weipa|Weipa||AU||-12.6786|141.9253|262|12
WFI|Fianarantsoa|Fianarantsoa||MG||-21.4421|47.1108|322|12
WGA|Wagga|Wagga Wagga||AU||-35.1653|147.4664|269|12
WGN|Shaoyang Wugang|Wugang||CN||26.8035|110.654|235|12
WHK|Whakatane|Whakatane||NZ||-37.9206|176.9142|332|12
WIC|Wick|Wick||GB||58.4589|-3.0931|293|12
WIL|Wilson|Nairobi||KE||-1.3217|36.8148|41|12
WIN|Winton|Winton||AU||-22.3636|143.0856|262|12
WJR|Wajir|Wajir||KE||1.7332|40.0916|41|12
WJU|Wonju|Wonju||KR||37.4381|127.9604|234|12
WKA|Wanaka|Wanaka||NZ||-44.7222|169.2456|332|12
WKJ|Wakkanai|Wakkanai||JP||45.4042|141.8008|242|12
WKK|Aleknagik|Aleknagik||US|AK|59.2826|-158.6177|52|12
WLG|Wellington International|Wellington||NZ||-41.3272|174.8053|332|45
WLS|Hihifo|Wallis|Wallis & Futuna|WF||-13.2383|-176.1992|364|12
WMI|Warsaw–Modlin Mazovia|Warsaw|Varsovia|PL||52.4512|20.6527|319|28
WMN|Maroantsetra|Maroantsetra||MG||-15.4367|49.6883|322|12
WMR|Mananara|Mananara||MG||-16.1639|49.7731|322|12
WMT|Maotai|Zunyi||CN||27.8164|106.3327|235|12
WMX|Wamena|Wamena||ID||-4.0976|138.952|205|12
WNI|Matahora|Wangi-wangi Island||ID||-5.291|123.635|218|12
WNP|Naga|Naga||PH||13.5849|123.2702|219|12
WNR|Windorah|Windorah||AU||-25.4131|142.6672|262|12
WNS|Nawabshah|Nawabshah||PK||26.2194|68.3901|209|12
WNZ|Yongqiang International|Wenzhou||CN||27.9122|120.852|235|30
WOL|Illawarra Regional|Wollongong||AU||-34.5611|150.7886|269|12
WOS|Kalma|Wonsan||KP||39.1612|127.4886|228|12
WPU|Guardiamarina Zañartu|Puerto Williams||CL||-54.92|-67.63|150|12
WRE|Whangarei|Whangarei||NZ||-35.7683|174.365|332|12
WRG|Wrangell|Wrangell||US|AK|56.4843|-132.3698|160|12
WRO|Wrocław–Copernicus|Wrocław|Breslavia|PL||51.1027|16.8858|319|45
WSI|Western Sydney International|Sydney|Sídney|AU||-33.8862|150.6995|269|12
WSZ|Westport|Westport||NZ||-41.7368|171.5794|332|12
WTB|Wellcamp|Toowoomba||AU||-27.5589|151.7959|262|12
WUH|Tianhe International|Wuhan||CN||30.7838|114.2081|235|45
WUN|Wiluna|Wiluna||AU||-26.6292|120.2206|268|12
WUS|Nanping Wuyishan|Wuyishan||CN||27.72|118|235|12
WUU|Wau|Wau||SS||7.7258|27.975|24|12
WUX|Wuxi|Wuxi||CN||31.4944|120.429|235|12
WUZ|Xijiang|Wuzhou||CN||23.4014|111.0986|235|12
WVB|Walvis Bay|Walvis Bay||NA||-22.9799|14.6453|50|12
WVK|Manakara|Manakara||MG||-22.1196|48.0218|322|12
WWK|Wewak|Wewak||PG||-3.5838|143.6692|357|12
WYA|Whyalla|Whyalla||AU||-33.0589|137.514|261|12
WYE|Yengema|Yengema||SL||8.617|-11.05|20|12
WYS|Yellowstone|West Yellowstone||US|MT|44.6884|-111.1176|92|12
XAI|Minggang|Xinyang||CN||32.5408|114.0791|235|12
XAP|Chapecó|Chapecó||BR||-27.1342|-52.6566|159|28
XBJ|Birjand International|Birjand||IR||32.8981|59.2661|240|12
XCH|Christmas Island|Christmas Island||CX||-10.4506|105.6903|323|12
XCR|Châlons Vatry|Châlons-en-Champagne||FR||48.7761|4.1844|301|12
XFN|Xiangfan|Xiangyang||CN||32.1506|112.291|235|12
XGR|Georges River|Kangiqsualujjuaq||CA|QC|58.7097|-65.9927|113|12
XIC|Qingshan|Xichang||CN||27.9891|102.1844|235|12
XIL|Xilinhot|Xilinhot||CN||43.9156|115.964|235|12
XIY|Xianyang International|Xi'an||CN||34.4471|108.7516|235|45
XKS|Kasabonika|Kasabonika||CA|ON|53.5247|-88.6428|174|12
XLS|Saint-Louis|Saint-Louis||SN||16.0508|-16.4632|16|12
XMH|Manihi|Manihi||PF||-14.4342|-146.0664|360|12
XMN|Gaoqi International|Xiamen||CN||24.544|118.1277|235|45
XMS|Edmundo Carvajal|Macas||EC||-2.2992|-78.1208|106|12
XNA|Northwest Arkansas National|Fayetteville||US|AR|36.2819|-94.3069|85|45
XNN|Caojiabao|Xining||CN||36.5279|102.0368|235|12
XPL|Palmerola International|Comayagua||HN||14.3824|-87.6212|167|45
XQP|Quepos La Managua|Quepos||CR||9.4432|-84.1298|88|12
XRY|Jerez|Jerez||ES||36.7446|-6.0601|295|45
XSC|South Caicos|South Caicos||TC||21.5157|-71.5285|102|12
XSP|Seletar|Singapore|Singapur|SG||1.4172|103.8658|236|12
XTG|Thargomindah|Thargomindah||AU||-27.9864|143.8108|262|12
XTL|Tadoule Lake|Tadoule Lake||CA|MB|58.7061|-98.5122|174|12
XUZ|Guanyin|Xuzhou||CN||34.0576|117.5548|235|12
XWA|Basin International|Williston||US|ND|48.2426|-103.6862|85|12
YAA|Anahim Lake|Anahim Lake||CA|BC|52.4538|-125.3062|172|12
YAC|Cat Lake|Cat Lake||CA|ON|51.67|-91.83|174|12
YAG|Fort Frances Municipal|Fort Frances||CA|ON|48.6|-93.4|174|12
YAK|Yakutat|Yakutat||US|AK|59.5|-139.7|175|12
YAL|Alert Bay|Alert Bay||CA|BC|50.58|-126.9|172|12
YAM|Sault Ste. Marie|Sault Ste. Marie||CA|ON|46.485|-84.5094|170|12
YAO|Yaoundé|Yaoundé|Yaundé|CM||3.836|11.5235|19|12
YAP|Yap International|Yap||FM||9.5|138.0859|335|12
YAT|Attawapiskat|Attawapiskat||CA|ON|52.93|-82.4|170|12
YAY|Saint Anthony|St. Anthony||CA|NL|51.3915|-56.0861|162|12
YAZ|Tofino/Long Beach|Tofino||CA|BC|49.0798|-125.7777|172|12
YBB|Kugaaruk|Kugaaruk||CA|NU|68.5344|-89.8081|79|12
YBC|Baie-Comeau|Baie-Comeau||CA|QC|49.1325|-68.2044|170|12
YBE|Uranium City|Uranium City||CA|SK|59.57|-108.5|153|12
YBG|Bagotville|Saguenay||CA|QC|48.3306|-70.9964|170|12
YBK|Baker Lake|Baker Lake||CA|NU|64.2989|-96.0778|151|12
YBL|Campbell River|Campbell River||CA|BC|49.9508|-125.2708|172|12
YBP|Wuliangye|Yibin||CN||28.8525|104.5263|235|12
YBR|Brandon Municipal|Brandon||CA|MB|49.9074|-99.9492|174|12
YBT|Brochet|Brochet||CA|MB|57.88|-101.7|174|12
YBV|Berens River|Berens River||CA|MB|52.43|-97.03|174|12
YBX|Lourdes-de-Blanc-Sablon|Blanc-Sablon||CA|QC|51.4436|-57.1853|75|12
YBY|Bonnyville|Bonnyville||CA|AB|54.27|-110.7|95|12
YCB|Cambridge Bay|Cambridge Bay||CA|NU|69.1081|-105.1383|79|12
YCD|Nanaimo|Nanaimo||CA|BC|49.0523|-123.8702|172|12
YCG|West Kootenay Regional|Castlegar||CA|BC|49.2964|-117.6325|172|12
YCH|Miramichi|Miramichi||CA|NB|47.0078|-65.4492|134|12
YCL|Charlo|Charlo||CA|NB|47.9908|-66.3303|134|12
YCO|Kugluktuk|Kugluktuk||CA|NU|67.8167|-115.1439|79|12
YCS|Chesterfield Inlet|Chesterfield Inlet||CA|NU|63.3459|-90.7276|151|12
YCY|Clyde River|Clyde River||CA|NU|70.4861|-68.5167|113|12
YDA|Dawson City|Dawson City||CA|YT|64.0431|-139.1278|173|12
YDF|Deer Lake Regional|Deer Lake||CA|NL|49.2108|-57.3914|162|12
YDN|Lt. Col W.G. Barker VC|Dauphin||CA|MB|51.1008|-100.0525|174|12
YDP|Nain|Nain||CA|NL|56.5419|-61.6955|101|12
YDQ|Dawson Creek|Dawson Creek||CA|BC|55.7423|-120.183|91|12
YEG|Edmonton International|Edmonton||CA|AB|53.308|-113.5845|95|45
YEI|Yenişehir|Bursa||TR||40.2553|29.5625|286|12
YEK|Arviat|Arviat||CA|NU|61.0941|-94.0716|151|12
YER|Fort Severn|Fort Severn||CA|ON|56|-87.63|170|12
YEV|Inuvik|Inuvik||CA|NT|68.3042|-133.4828|112|12
YFA|Fort Albany|Fort Albany||CA|ON|52.2014|-81.6969|170|12
YFB|Iqaluit|Iqaluit||CA|NU|63.755|-68.5525|113|12
YFC|Fredericton International|Fredericton||CA|NB|45.87|-66.5322|134|28
YFH|Fort Hope|Fort Hope||CA|ON|51.55|-87.98|170|12
YFO|Flin Flon|Flin Flon||CA|MB|54.6781|-101.6817|174|12
YFS|Fort Simpson|Fort Simpson||CA|NT|61.7602|-121.2365|95|12
YGB|Texada Gillies Bay|Gillies Bay||CA|BC|49.7|-124.5|172|12
YGH|Fort Good Hope|Fort Good Hope||CA|NT|66.2407|-128.6478|95|12
YGJ|Miho–Yonago|Yonago||JP||35.4978|133.2455|242|12
YGK|Kingston/Norman Rogers|Kingston||CA|ON|44.2253|-76.5969|170|12
YGL|Rivière|La Grande||CA|QC|53.6253|-77.7042|170|12
YGO|Gods Lake Narrows|Gods Lake Narrows||CA|MB|54.5589|-94.4914|174|12
YGP|Michel-Pouliot Gaspé|Gaspé||CA|QC|48.7753|-64.4786|170|12
YGR|Îles-de-la-Madeleine|Magdalen Islands|Islas de la Magdalena|CA|QC|47.4247|-61.7781|108|12
YGT|Igloolik|Igloolik||CA|NU|69.365|-81.8175|113|12
YGW|Kuujjuarapik|Kuujjuarapik||CA|QC|55.2834|-77.7644|170|12
YGX|Gillam|Gillam||CA|MB|56.3574|-94.7112|174|12
YGZ|Grise Fiord|Grise Fiord||CA|NU|76.4255|-82.9073|113|12
YHD|Dryden Regional|Dryden||CA|ON|49.8317|-92.7442|174|12
YHI|Ulukhaktok/Holman Island|Ulukhaktok||CA|NT|70.7628|-117.8061|95|12
YHK|Gjoa Haven|Gjoa Haven||CA|NU|68.6356|-95.8497|79|12
YHM|John C. Munro Hamilton International|Hamilton||CA|ON|43.1709|-79.9291|170|28
YHO|Hopedale|Hopedale||CA|NL|55.47|-60.22|101|12
YHR|Chevery|Chevery||CA|QC|50.4689|-59.6367|75|12
YHU|Montreal Saint-Hubert|Montreal||CA|QC|45.5162|-73.4207|170|28
YHY|Hay River/Merlyn Carter|Hay River||CA|NT|60.8397|-115.7828|95|12
YHZ|Stanfield International|Halifax||CA|NS|44.8839|-63.5117|108|45
YIA|Yogyakarta International|Yogyakarta||ID||-7.904|110.0563|204|45
YIC|Mingyueshan|Yichun||CN||27.8035|114.3082|235|12
YIE|Yiershi|Arxan||CN||47.31|119.911|235|12
YIH|Sanxia|Yichang||CN||30.5541|111.4826|235|12
YIK|Ivujivik|Ivujivik||CA|QC|62.4173|-77.9253|170|12
YIO|Pond Inlet|Pond Inlet||CA|NU|72.6867|-77.9732|113|12
YIV|Island Lake|Garden Hill||CA|MB|53.8569|-94.6538|174|12
YIW|Yiwu|Yiwu||CN||29.32|120.1|235|12
YJT|Stephenville International|Stephenville||CA|NL|48.5442|-58.55|162|12
YKA|Kamloops|Kamloops||CA|BC|50.7022|-120.4444|172|12
YKF|Kitchener/Waterloo|Kitchener||CA|ON|43.4575|-80.3859|170|28
YKG|Kangirsuk|Kangirsuk||CA|QC|60.023|-70.0032|170|12
YKH|Lanqi|Yingkou||CN||40.5394|122.3549|235|12
YKL|Schefferville|Schefferville||CA|QC|54.8053|-66.8053|170|12
YKM|Yakima Air Terminal|Yakima||US|WA|46.57|-120.5|120|12
YKO|Yüksekova|Hakkâri||TR||37.5501|44.2377|286|12
YKQ|Waskaganish|Waskaganish||CA|QC|51.4753|-78.7549|170|12
YKS|Yakutsk|Yakutsk||RU||62.0932|129.7707|248|12
YLC|Kimmirut|Kimmirut||CA|NU|62.8484|-69.8784|113|12
YLH|Lansdowne House|Lansdowne House||CA|ON|52.1956|-87.9342|170|12
YLL|Lloydminster|Lloydminster||CA|AB|53.3092|-110.0725|95|12
YLW|Kelowna International|Kelowna||CA|BC|49.9561|-119.3778|172|28
YLX|Fumian|Yulin||CN||22.4379|110.1207|235|12
YMH|Mary's Harbour|Mary's Harbour||CA|NL|52.3031|-55.8444|162|12
YMM|Fort McMurray|Fort McMurray||CA|AB|56.6533|-111.2219|95|12
YMN|Makkovik|Makkovik||CA|NL|55.0776|-59.1871|101|12
YMO|Moosonee|Moosonee||CA|ON|51.2911|-80.6078|170|12
YMS|Moisés Benzaquén Rengifo|Yurimaguas||PE||-5.8938|-76.1182|119|12
YMT|Chibougamau/Chapais|Chibougamau||CA|QC|49.7719|-74.5281|170|12
YNA|Natashquan|Natashquan||CA|QC|50.19|-61.7892|170|12
YNB|Yanbu|Yanbu||SA||24.1442|38.0633|231|12
YNC|Wemindji|Wemindji||CA|QC|53.0108|-78.8303|170|12
YND|Gatineau-Ottawa Executive|Gatineau||CA|QC|45.5217|-75.5636|170|12
YNE|Norway House|Norway House||CA|MB|53.9582|-97.8436|174|12
YNJ|Chaoyangchuan|Yanji||CN||42.8828|129.451|235|12
YNL|Points North Landing|Points North Landing||CA|SK|58.2767|-104.082|153|12
YNS|Nemiscau|Nemiscau||CA|QC|51.7|-76.17|170|12
YNT|Penglai International|Yantai||CN||37.6601|120.9786|235|30
YNY|Yangyang International|Yangyang||KR||38.0613|128.669|234|12
YNZ|Nanyang|Yancheng||CN||33.4303|120.2008|235|12
YOC|Old Crow|Old Crow||CA|YT|67.5706|-139.8392|173|12
YOH|Oxford House|Oxford House||CA|MB|54.95|-95.28|174|12
YOJ|High Level|High Level||CA|AB|58.6214|-117.1647|95|12
YOL|Yola|Yola||NG||9.2576|12.4304|29|12
YOP|Rainbow Lake|Rainbow Lake||CA|AB|58.5|-119.4|95|12
YOW|Macdonald-Cartier International|Ottawa||CA|ON|45.3225|-75.6692|170|45
YPA|Prince Albert|Prince Albert||CA|SK|53.2158|-105.6785|153|12
YPC|Paulatuk|Paulatuk||CA|NT|69.3617|-124.0749|95|12
YPE|Peace River|Peace River||CA|AB|56.2273|-117.4488|95|12
YPH|Inukjuak|Inukjuak||CA|QC|58.47|-78.12|170|12
YPJ|Aupaluk|Aupaluk||CA|QC|59.2967|-69.5997|170|12
YPL|Pickle Lake|Pickle Lake||CA|ON|51.4464|-90.2142|170|12
YPM|Pikangikum|Pikangikum||CA|ON|51.82|-94|174|12
YPO|Peawanuck|Peawanuck||CA|ON|54.9881|-85.4433|170|12
YPR|Prince Rupert|Prince Rupert||CA|BC|54.2861|-130.4447|172|12
YPW|Powell River|Powell River||CA|BC|49.8344|-124.5016|172|12
YPY|Fort Chipewyan|Fort Chipewyan||CA|AB|58.7667|-111.1167|95|12
YPZ|Burns Lake|Burns Lake||CA|BC|54.3764|-125.9514|172|12
YQB|Jean Lesage International|Quebec City|Ciudad de Quebec|CA|QC|46.7923|-71.3843|170|45
YQC|Quaqtaq|Quaqtaq||CA|QC|61.0472|-69.6184|170|12
YQD|The Pas|The Pas||CA|MB|53.9714|-101.0911|174|12
YQG|Windsor|Windsor||CA|ON|42.2703|-82.962|170|12
YQK|Kenora|Kenora||CA|ON|49.7883|-94.3631|174|12
YQL|Lethbridge|Lethbridge||CA|AB|49.63|-112.791|95|12
YQM|Greater Moncton International|Moncton||CA|NB|46.1131|-64.6856|134|28
YQN|Nakina|Nakina||CA|ON|50.1828|-86.6964|170|12
YQQ|Valley|Comox||CA|BC|49.7108|-124.8867|172|12
YQR|Regina|Regina||CA|SK|50.4319|-104.6658|153|28
YQT|Thunder Bay International|Thunder Bay||CA|ON|48.3719|-89.3239|170|12
YQU|Grande Prairie|Grande Prairie||CA|AB|55.1781|-118.8804|95|12
YQX|Gander International|Gander||CA|NL|48.9448|-54.5608|162|12
YQY|Sydney/J.A. Douglas McCurdy|Sydney||CA|NS|46.1614|-60.0478|100|12
YQZ|Quesnel|Quesnel||CA|BC|53.0261|-122.5103|172|12
YRA|Gamètì/Rae Lakes|Gamèti||CA|NT|64.116|-117.3096|95|12
YRB|Bay|Resolute||CA|NU|74.7169|-94.9694|154|12
YRF|Cartwright|Cartwright||CA|NL|53.6844|-57.0379|101|12
YRJ|Roberval|Roberval||CA|QC|48.5212|-72.2678|170|12
YRL|Red Lake|Red Lake||CA|ON|51.0669|-93.7931|174|12
YRT|Rankin Inlet|Rankin Inlet||CA|NU|62.8114|-92.1158|151|12
YSB|Greater Sudbury|Sudbury||CA|ON|46.625|-80.7989|170|12
YSF|Stony Rapids|Stony Rapids||CA|SK|59.25|-105.8|153|12
YSG|Lutselk'e|Lutselk'e||CA|NT|62.4181|-110.6792|95|12
YSJ|Saint John|Saint John||CA|NB|45.3161|-65.8903|134|12
YSK|Sanikiluaq|Sanikiluaq||CA|NU|56.55|-79.22|113|12
YSM|Fort Smith|Fort Smith||CA|NT|60.0203|-111.9619|95|12
YSQ|Chaganhu|Songyuan||CN||44.9381|124.5502|235|12
YST|St. Theresa Point|St. Theresa Point||CA|MB|53.8456|-94.8519|174|12
YSY|Sachs Harbour|Sachs Harbour||CA|NT|71.9939|-125.2425|95|12
YTE|Cape Dorset|Kinngait||CA|NU|64.2309|-76.5286|113|12
YTF|Alma|Alma||CA|QC|48.5089|-71.6419|170|12
YTH|Thompson Municipal|Thompson||CA|MB|55.8011|-97.8642|174|12
YTL|Big Trout Lake|Big Trout Lake||CA|ON|53.8186|-89.8983|174|12
YTM|Mont-Tremblant International|Mont-Tremblant||CA|QC|46.4094|-74.78|170|12
YTS|Timmins/Victor M. Power|Timmins||CA|ON|48.5692|-81.3748|170|12
YTY|Taizhou|Yangzhou||CN||32.5631|119.719|235|12
YTZ|Billy Bishop Toronto City|Toronto||CA|ON|43.6297|-79.3983|170|28
YUB|James Gruben|Tuktoyaktuk||CA|NT|69.4333|-133.0264|95|12
YUD|Umiujaq|Umiujaq||CA|QC|56.5333|-76.5167|170|12
YUL|Pierre Elliott Trudeau International|Montreal||CA|QC|45.4611|-73.7502|170|79
YUM|Yuma International|Yuma||US|AZ|32.6566|-114.606|145|28
YUS|Batang|Yushu||CN||32.8364|97.0361|235|12
YUT|Naujaat|Naujaat||CA|NU|66.5214|-86.2247|151|12
YUX|Hall Beach|Sanirajak||CA|NU|68.7761|-81.2436|113|12
YUY|Rouyn-Noranda|Rouyn-Noranda||CA|QC|48.2061|-78.8356|170|12
YVC|La Ronge|La Ronge||CA|SK|55.1514|-105.2619|153|12
YVM|Qikiqtarjuaq|Qikiqtarjuaq||CA|NU|67.5458|-64.0314|113|12
YVO|Val-d'Or|Val-d'Or||CA|QC|48.0502|-77.7828|170|12
YVP|Kuujjuaq|Kuujjuaq||CA|QC|58.0923|-68.4249|170|12
YVQ|Norman Wells|Norman Wells||CA|NT|65.2816|-126.7982|95|12
YVR|Vancouver International|Vancouver||CA|BC|49.1949|-123.1792|172|79
YVZ|Deer Lake|Deer Lake||CA|ON|52.6558|-94.0614|174|12
YWB|Kangiqsujuaq|Kangiqsujuaq||CA|QC|61.5885|-71.9295|170|12
YWG|J. A. Richardson International|Winnipeg||CA|MB|49.9057|-97.2335|174|45
YWJ|Déline|Deline||CA|NT|65.2105|-123.4357|95|12
YWK|Wabush|Wabush||CA|NL|52.9219|-66.8644|101|12
YWL|Williams Lake|Williams Lake||CA|BC|52.1831|-122.0542|172|12
YWP|Webequie|Webequie||CA|ON|52.9607|-87.3749|170|12
YXC|Cranbrook/Canadian Rockies International|Cranbrook||CA|BC|49.6122|-115.7819|95|12
YXE|John G. Diefenbaker International|Saskatoon||CA|SK|52.1708|-106.6997|153|28
YXH|Medicine Hat|Medicine Hat||CA|AB|50.0189|-110.7208|95|12
YXJ|Fort St. John|Fort St. John||CA|BC|56.2381|-120.7403|91|12
YXL|Sioux Lookout|Sioux Lookout||CA|ON|50.1139|-91.9053|174|12
YXN|Whale Cove|Whale Cove||CA|NU|62.2403|-92.5977|151|12
YXP|Pangnirtung|Pangnirtung||CA|NU|66.145|-65.7136|113|12
YXS|Prince George|Prince George||CA|BC|53.8874|-122.676|172|30
YXT|Northwest Regional|Terrace||CA|BC|54.4685|-128.5762|172|12
YXU|London International|London||CA|ON|43.0299|-81.1489|170|12
YXX|Abbotsford International|Abbotsford||CA|BC|49.0253|-122.3774|172|28
YXY|Erik Nielsen Whitehorse International|Whitehorse||CA|YT|60.7096|-135.0673|173|12
YYA|Sanhe|Yueyang||CN||29.3138|113.2811|235|12
YYB|North Bay/Jack Garland|North Bay||CA|ON|46.3631|-79.424|170|12
YYC|Calgary International|Calgary||CA|AB|51.1293|-114.0129|95|79
YYD|Smithers|Smithers||CA|BC|54.8247|-127.1828|172|12
YYE|Northern Rockies Regional|Fort Nelson||CA|BC|58.8369|-122.5996|98|12
YYF|Penticton Regional|Penticton||CA|BC|49.4631|-119.6022|172|12
YYG|Charlottetown|Charlottetown||CA|PE|46.29|-63.1211|108|12
YYH|Taloyoak|Taloyoak||CA|NU|69.5467|-93.5767|79|12
YYJ|Victoria International|Victoria||CA|BC|48.6469|-123.4258|172|28
YYL|Lynn Lake|Lynn Lake||CA|MB|56.8639|-101.0761|174|12
YYQ|Churchill|Churchill||CA|MB|58.7405|-94.0727|174|12
YYR|CFB Goose Bay|Goose Bay||CA|NL|53.3192|-60.4258|101|12
YYT|St. John's International|St. John's|San Juan de Terranova|CA|NL|47.616|-52.7431|162|28
YYU|Kapuskasing|Kapuskasing||CA|ON|49.4139|-82.4675|170|12
YYY|Mont-Joli|Mont-Joli||CA|QC|48.6048|-68.2121|170|12
YYZ|Pearson International|Toronto||CA|ON|43.6807|-79.6129|170|90
YZA|Cache Creek|Ashcroft||CA|BC|50.7738|-121.3213|172|12
YZF|Yellowknife|Yellowknife||CA|NT|62.4628|-114.4403|95|12
YZG|Salluit|Salluit||CA|QC|62.1792|-75.6673|170|12
YZP|Sandspit|Sandspit||CA|BC|53.2543|-131.8138|172|12
YZR|Chris Hadfield|Sarnia||CA|ON|42.9994|-82.3089|170|12
YZS|Coral Harbour|Coral Harbour||CA|NU|64.1933|-83.3594|70|12
YZT|Port Hardy|Port Hardy||CA|BC|50.6806|-127.3667|172|12
YZV|Sept-Îles|Sept-Îles||CA|QC|50.2233|-66.2656|170|12
ZAC|York Landing|York Landing||CA|MB|56.0894|-96.0892|174|12
ZAD|Zadar|Zadar||HR||44.1083|15.3467|320|12
ZAG|Franjo Tuđman|Zagreb||HR||45.7406|16.0683|320|57
ZAH|Zahedan International|Zahedan||IR||29.4757|60.9062|240|12
ZAL|Pichoy|Valdivia||CL||-39.65|-73.0861|157|28
ZAM|Zamboanga International|Zamboanga||PH||6.9224|122.0604|219|12
ZAZ|Zaragoza|Zaragoza||ES||41.6662|-1.0415|295|45
ZBF|Bathurst|Bathurst||CA|NB|47.6297|-65.7389|134|12
ZBR|Konarak International|Chabahar||IR||25.4433|60.3821|240|12
ZCL|General Leobardo C. Ruiz International|Zacatecas||MX||22.8971|-102.6869|135|45
ZCO|La Araucanía International|Temuco||CL||-38.9255|-72.651|157|28
ZEL|Bella Bella|Bella Bella||CA|BC|52.1819|-128.1553|172|12
ZEM|River|Eastmain||CA|QC|52.2293|-78.5219|170|12
ZFD|Fond-Du-Lac|Fond-du-Lac||CA|SK|59.3344|-107.182|153|12
ZFM|Fort Mcpherson|Fort McPherson||CA|NT|67.4075|-134.8606|95|12
ZFN|Tulita|Tulita||CA|NT|64.9095|-125.5712|95|12
ZGI|Gods River|Gods River||CA|MB|54.8397|-94.0786|174|12
ZGU|Gaua Island|Gaua Island||VU||-14.2181|167.587|337|12
ZHA|Wuchuan|Zhanjiang||CN||21.4817|110.5903|235|12
ZHH|Herschel Island Field|Herschel Island||CA|YT|69.5482|-139.0916|173|12
ZHY|Zhongwei|Zhongwei||CN||37.5704|105.152|235|12
ZIA|Zhukovsky International|Moscow|Moscú|RU||55.5532|38.1495|299|30
ZIG|Ziguinchor|Ziguinchor||SN||12.5557|-16.2827|16|12
ZIH|Ixtapa-Zihuatanejo International|Ixtapa-Zihuatanejo||MX||17.6016|-101.4605|132|45
ZIX|Zhigansk|Zhigansk||RU||66.7966|123.3614|248|12
ZKE|Kashechewan|Kashechewan||CA|ON|52.2825|-81.6778|170|12
ZKP|Zyryanka|Zyryanka||RU||65.747|150.8915|217|12
ZLO|Playa de Oro International|Manzanillo||MX||19.1448|-104.5586|132|28
ZMT|Masset|Masset||CA|BC|54.0275|-132.1253|172|12
ZND|Zinder|Zinder||NE||13.779|8.9838|43|12
ZNE|Newman|Newman||AU||-23.4178|119.8028|268|12
ZNZ|Abeid Amani Karume International|Zanzibar|Zanzíbar|TZ||-6.222|39.2249|17|45
ZOS|Cañal Bajo|Osorno||CL||-40.6112|-73.061|157|28
ZPB|Sachigo Lake|Sachigo Lake||CA|ON|53.8911|-92.1964|174|12
ZQN|Queenstown|Queenstown||NZ||-45.0184|168.7401|332|45
ZQZ|Ningyuan|Zhangjiakou||CN||40.7392|114.931|235|12
ZRH|Zurich|Zurich|Zúrich|CH||47.4526|8.5605|321|82
ZRJ|Round Lake|Round Lake||CA|ON|52.9436|-91.3128|174|12
ZSA|San Salvador|San Salvador Island||BS||24.0633|-74.524|138|12
ZSE|Saint-Pierre - Pierrefonds|Saint-Pierre||RE||-21.32|55.4236|330|12
ZSJ|Sandy Lake|Sandy Lake||CA|ON|53.07|-93.33|174|12
ZTH|Zakynthos International|Zakynthos||GR||37.7508|20.8843|272|12
ZTM|Shamattawa|Shamattawa||CA|MB|55.87|-92.08|174|12
ZUH|Jinwan|Zhuhai||CN||22.0064|113.376|235|12
ZVA|Miandrivazo|Miandrivazo||MG||-19.5643|45.4514|322|12
ZWL|Wollaston Lake|Wollaston Lake||CA|SK|58.12|-103.2|153|12
ZYI|Xinzhou|Zunyi||CN||27.5908|106.9982|235|12
ZYL|Osmani International|Sylhet||BD||24.95|91.87|195|12
ZZU|Mzuzu|Mzuzu||MW||-11.45|34.02|9|12`;

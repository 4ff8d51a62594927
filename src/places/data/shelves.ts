// Where each file of public/spellings begins, written by scripts/spellings.ts: don't edit. The names are from GeoNames
// (https://www.geonames.org), CC BY 4.0, changed: cities with airports only, folded, without what is known already.
export const shelfStarts: readonly string[] = ["a cruna","cidade de ho chi minh","hanobhar","los anceles","paname","sebu","ville du cap haitien","τουσον","кингспорт","сан педро сула","զագրեբ","اتن","طهران","एटफगसट","सकरमणट","சஸகடன","เซนตปเตอรสเบรก","პუებლა","알마티","チェンナイ","洛雷托"];

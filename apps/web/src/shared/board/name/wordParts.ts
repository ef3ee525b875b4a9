/**
 * The parts of medical words. `hydro-` begins a word or follows another part, `-osis` ends a word or precedes another
 * part, the rest may stand anywhere. Hyphenation patterns are derived from newspapers and know none of them.
 */
const ENGLISH = `
  abdo- aneu- acro- dia- ence- enceph- nabo- fleisch- meyer- pfirr- borr- hart- hippo- faze- kaver- spon- dylo- empy- adeno- aden- adip- angio- antero- anti- arthr- arthro- athero- bronchi- bronchio- broncho- calci- carcin- carcino- cardi- cardio-
  cephal- cephalo- cervic- cervico- chol- chole- cholangio- chondr- chondro- cirrh- colo- colp- colpo- costo- crani- cranio- cyst- cysto-
  cyto- demyelin- derm- dermato- diverticul- duoden- duodeno- encephal- encephalo- endo- endometri- enter- entero- epi-
  erythro- esophag- esophago- extra- fibr- fibro- gall- gastr- gastro- gloss- granul- granulo- gyn- gyneco- hem- hemangi- hemat- hemato- hemi- hemo-
  hepat- hepato- hetero- hist- histo- hydro- hyper- hypo- hyster- hystero- infra- inter- intra- isthm- kerat- kerato- laparo- laryng- laryngo-
  leuko- lip- lipo- lith- litho- lob- lymph- lympho- macro- mamm- mammo- mast- medi- melan- melano- mening- meningo- meso- meta- micro- mono- muco- multi-
  myel- myelo- myo- necr- nephr- nephro- neur- neuro- non- oligo- onco- oophor- oste- osteo- oto- ovario- pancreat- pancreato- para- patho-
  peri- phleb- phlebo- pleur- pleuro- pneum- pneumo- pneumon- poly- polyp- post- prostat- pseudo- pulmo- pyel- pyelo- rect- recto- retro- rhin-
  rhino- sacr- sacro- salping- salpingo- sarc- scler- sclero- segment- sero- sial- sigmoid- sinus- spleno- spondyl- spondylo- squam- steat-
  stereo- sub- super- supra- syn- tendin- teno- thorac- thoraco- thromb- thrombo- thyr- thyro- thyroid- tomo- trache- tracheo- tricho- trans-   ulcer- ulcero- ultra- under- ureter- uretero- urethr- urethro- utero- vagin- vaso- ventriculo- vertebro- vesico- viscero-
 -kas -ner -ding -mann -campal -nous -rysm -phragm -mion -thian -alitis -phalitis -matosis -lysis -ema -acromial -adenoma -adenopathy -agenesis -angioma -arachnoid -arthritis -arthrosis -articular -bilia -blast -bleeds -calcification -calcifications -calcinosis
  -cancer -carcinoma -cardial -cardium -cavity -cele -cellular -cephalus -chondral -chyma -chymal -clerosis -colectomy -colic -colitis -cranial -cyst -cysts
  -cystectomy -cystitis -cyte -cytes -cytic -desis -discitis -ductal -dural -ectasia -ectasis -ectomies -ectomy -edema -emia -endocrine -fissural
  -focal -fungating -genesis -glossal -gram -graphy -hemorrhage -hemorrhagic -humeral -iasis -iliac -iliitis -infiltrative -intense -invasion -invasive -itis
  -labral -lesion -lesions -listhesis -lobar -lumen -lytic -mammary -mastia -mediastinum -medullary -megaly -meniscal -menopausal -metrial -metrioma
  -metrium -mucosa -mucosal -mural -muscular -myelination -myomatosis -neural -nodal -nuclear -oma -omas -omatosis -omatous -operative -oses -osis -osteal
  -otomy -ovarian -papillary -pathy -pelvic -penia -perineal -peritoneal -peritoneum -phase -phyte -phytes -plasia -plastic -plasty -pleural -pneumonia
  -portal -pubic -rectal -renal -rhage -rhagic -rhea -sarcoma -scapularis -sclerosis -scopic -scopy -serosa -serosal -sigmoid -spinal -spinatus -spinous
  -squamous -stasis -stases -stenosis -stomy -synovitis -synthesis -therapy -thelial -thelium -thorax -thyroid -thyroiditis -trophic -trophy
  -uria -vaginal -vascular -venous -ventricular -vertebral -vesical
  collateral collaterals fibroid fibroids foreign mastoid multiple posterior present typical
  bladder stone stones ground marrow mid line back body bodies wall pace maker hard ware work soft else where follow
`

/** The additional parts of German words: members of compounds with their linking letters. */
const GERMAN = `
  ablagerung ablation abszess achsel -adenom adnex aero- akromial akromialer ampullen aneurysma angulus ansatz anulus aorten apparat appendix
  arachnoidal architektur arterien -arthros -arthrose -arthrosen -assistiert atelektase atelektasen atrophie aufnahme aufnahmen außen axial bambus band bandscheiben
  basal bauch becken befund befunde belastung berstungs bett bildung bindegewebe biopsie bizeps blase blasen block blut blutung blutungen bogen
  bronchi- bronchus brust bruch cholezyst- clip conus darm defekt defekte degeneration deposits dichte dickdarm differenz diskus dilatation -dese -diszitis
  dissektion drainage dreh druck drüse drüsen dukt- duodenum dünn durch effekt eisen -ektasen -ektasie -ektomie -ektomien ellen embolie
  emphysem endometrium entzündung enzephal- epiphysen epithel erguss ergüsse erhaltend erkennung erkrankung erweiterung facetten fehl fehler fell fett -fibrose
  fistel flexur flüssigkeit foramen forderung form fortsatz fraktur frakturen fremd früh funktions fuß galea gallen gang ganglien ganglion gänge gefäß
  gefäße gelenk gelenke gelenks gesicht gesichts gewebe gewebs glas glied gradig gradige granulom granulome größe größen gruppe haltig haltiger hals hand
  harn haut hämatom herd herde hernie herz hiatus hilus hinter hippocampus hirn hoch hochstand höhlen höhle -hämarthros hüft hypophysen -ileus implantat
  implantate infarkt infiltrat infiltration innen insuffizienz invasion -invasiv -isation kalk -kalzinose kanal kanten kapsel kardio- karotis -karzinom -karzinose
  katheter keil kiefer klein kleinst knie knochen knorpel knoten kolloid kolon kolumnar komplett kompression kompressions kontrast kopf koronar körper kranio-
  kreuz kropf kurz labrum lage lager lappen läsion läsionen läsions leber leisten leiter lendenwirbel ligament linie linien linse lipomatose liquor
  -listhese -listhesis -lithiasis lokal luft lumen lungen luxation lymph -lyse macher magen mamillen mammär mammäre mark marker mastoid material -megalie mediastinal
  -mediastinum mehr meniskus mikro- milch milz mittel molekular -mukosa mund muskel muskeln muster myelon myelopathie nach nachbar narben naht
  nase neben nekrose nerven nebennieren nieren niere nische ober oberfläche ödem ohr onko- operativ operativer operatives organ organe orbita ovarial ovariell pankreas
  papillär parenchym patella -pathie pfort perikard periost peritoneal phasen phase physen -phyt -phyten pinealis plasie platten pleura pneu pneumo- polster polyp
  polypen prothese protokoll prostata prozess pulmonal pulmonalis punktion pylorus rand raum räume reaktion rechts reflux region rekto- rektum remission resektion
  residual rest retraktion rezessus rezidiv ring rippen riss risse roboter röhren rotatoren rund ruptur rücken sack sakro- sakrum samen säule schädel schall
  schatten scheiben schenkel schicht schild schlag schluss schlüsselbein schnitt schnitte schritt schulter schwellung schwiele sehne sehnen segment seiten serosa shift
  siegel sigmoid signal sinus -sklerose -skopie skapularis sonde spalt spannungs speichel speiche spiegel spinal spinatus spondylo- spontan spot sprung spülung stab stamm
  stand stau stauungs -stase -stasen steil stein steine stellung -stenose -stenosen stich stoff störung streck streifen stress studie stufen stumpf subskapularis subtyp -synthese
  synovial -synovitis tast teil teile test therapie thorax thrombose thromben thyreo- tief tiefstand torsion transitions -trophie tubo- tumor tumoren tumors typ
  ein- pan- kreas über- -nöse -nom -kas -ner -ding -mann -rysma vor- disko- gynäko- -mastie perineal duktal duktaler portal venös
  blutungen chronisch chronische differenziert fehlende formular granulomatös infiltrativ infiltriert komplettierung mehrere multiple posterior sinusitis sparing standard stabil stabiler testung typisch
  typisches vergrößert vergrößerter
  ulkus untersuchung unter urin uterus vagina ventrikel venen veränderung veränderungen verdacht verdickung verengung vergrößerung verkalkung verkalkungen verlagerung
  verlauf verletzung verletzungen versagen verschluss vorder voll wand wege weg weich weiter wirbel wurzel zahl zahlen zangen zeichen zell zellen zellig
  -zele -zephalus zervix ziel -zirrhose zone zungen zweit zwerch zwischen zyste zysten -zyten -zytom übergangs `

export interface WordPart {
  letters: string
  isHead: boolean
  isTail: boolean
}

const read = (list: string): WordPart[] =>
  list
    .trim()
    .split(/\s+/u)
    .map((part) => ({
      letters: part.replaceAll('-', ''),
      isHead: part.endsWith('-'),
      isTail: part.startsWith('-'),
    }))

const english = read(ENGLISH)
/**
 * German divides before a vowel only between members of a compound, so the stem before «-ose» or «-itis» doesn't get
 * a line of its own.
 */
const german = [
  ...read(GERMAN),
  ...english.filter(
    ({ letters, isHead }) => isHead && /(?:[aio]|sub|inter|hyper|super|trans|post|lymph)$/u.test(letters),
  ),
]

/** In every language but German, the Latin words on boards are English. */
export const wordParts = (locale: string): readonly WordPart[] => (locale === 'de' ? german : english)

import type { Topic } from './topics.ts'

/**
 * Labels for answers that exclude each other only after a question. As topics of `answerWords.ts` they would turn
 * every «mass/nodule» of a sentence into a choice.
 */
const KINDS: readonly (readonly [Topic, RegExp])[] = [
  [
    'zone',
    /^(?:pz|tz|cz|afs|afms|peripheral zone|transition(?:al)? zone|central zone|말초대|이행대|辺縁域|移行域|中心域|外周带|移行带)$/u,
  ],
  [
    'disc',
    /(?:^|\s)(?:bulging|bulge|protrusion|extrusion|sequestration|herniation|팽윤|팽륜|돌출|탈출|격리|膨出|膨隆|突出|脱出|游离|遊離|vorwölbung|protrusion|extrusion|sequester|prolaps)$/u,
  ],
  ['territory', /^(?:[amp]ca|pica|aica|sca|basilar|watershed|border ?zone|경계구역|경계영역|分水嶺)$/u],
  [
    'vessel',
    /^(?:[amp]ca|pica|aica|sca|ica|cca|eca|va|ba|ra|[ie]jv|scv|m[12]|a[12]|p[12]|basilar|vertebral|svc|ivc|sma|smv|lad|lcx|rca|lm|basilic|brachial|cephalic|cfv|cfa|sfa|popliteal)$/u,
  ],
  [
    'lesion',
    /^(?:mass|nodule|cyst|polyp|ulcer|asymmetry|(?:architectural )?distortion|calcifications?|tumou?r|abscess|hematoma|종괴|결절|낭종|폴립|용종|궤양|미란|비대칭|구조왜곡|석회화|종양|농양|혈종|肿块|结节|囊肿|息肉|溃疡|腫瘤|結節|嚢胞|ポリープ|潰瘍|herd|zyste|polyp|ulkus|raumforderung|knoten)$/u,
  ],
  [
    'contact',
    /^(?:(?:tele)?phone|call|in[- ]person|secure (?:chat|message|messaging)|text|e-?mail|pager|fax|전화|유선|구두|대면|문자|메신저|telefonisch|persönlich|电话|当面|短信|電話|対面|メール)$/u,
  ],
  [
    'action',
    /^(?:f\/?u|follow-?up|observation|fnac?|cnb|(?:core |excisional |needle )?biopsy|추적 ?(?:관찰|검사)?|경과 ?관찰|재검|조직 ?검사|생검|세침 ?흡인|経過観察|生検|随访|复查|活检|verlaufskontrolle)$/u,
  ],
  [
    'laterality',
    /^(?:r|l|rt|lt|right|left|midline|isthmus|bilateral|우|좌|우측|좌측|양측|정중|협부|右|左|右側|左側|両側|正中|右侧|左侧|双侧|rechts|links|beidseits|mittig)\.?$/u,
  ],
  [
    'presentation',
    /^(?:cephalic|vertex|breech|transverse(?: lie)?|두위|둔위|횡위|头位|臀位|横位|頭位|骨盤位|schädellage|beckenendlage|querlage)$/u,
  ],
  [
    'sex',
    /^(?:m|f|w|male|female|man|woman|남|여|남자|여자|남성|여성|男|女|男性|女性|männlich|weiblich|mann|frau)$/u,
  ],
  [
    'flexion',
    /^(?:av|rv|전굴|후굴|중간위|anteverted|retroverted|anteflexed|retroflexed|前倾|后倾|前位|后位|平位|前屈|後屈|anteflektiert|retroflektiert|antevertiert)$/u,
  ],
  [
    'location',
    /^(?:maxillary|ethmoid(?:al)?|frontal|sphenoid(?:al)?|neck|axilla(?:ry)?|groin|inguinal|supraclavicular|mediastin(?:um|al)|abdomen|pelvis|chest|back|scalp|face|trunk|extremity|forearm|arm|thigh|leg|foot|hand|shoulder|knee|hip|shaft|neck|(?!전부|일부|여부|대부|내부|외부|국부)[가-힣]{1,4}부|[가-힣]{1,5}(?:동|엽|벽|골|근|인대|정맥|동맥|관절|분절|구역)|\p{Script=Han}{1,4}(?:窦|洞|静脉|静脈|动脉|動脈|韧带|靭帯))$/u,
  ],
  [
    'color',
    /^(?:tan|white|gr[ae]y(?:ish)?|(?:gr[ae]y|tan|pink)-(?:white|tan|brown|yellow)|yellow|brown|red|pink|black|회백색|회색|백색|황색|갈색|적갈색|담황색|흑색|무색|灰白色?|灰红色?|黄色|褐色|白色|赤色|weiß|grau|gelb|braun|rot|grau-?weiß)$/u,
  ],
  [
    'shape',
    /^(?:polypoid|ulcerat(?:ing|ive|ed)|circumferential|semi-?annular|annular|infiltrat(?:ing|ive)|fungating|융기형|궤양형|침윤형|궤양침윤형|미만형|隆起型|溃疡型|浸润型|潰瘍型|浸潤型|polypös|ulzerierend|zirkulär)$/u,
  ],
  [
    'consistency',
    /^(?:firm|soft|hard|rubbery|elastic|단단(?:함|한)?|연성|경성|무른|质硬|质软|质韧|硬|軟|弾性硬|弾性軟|derb|weich|fest)$/u,
  ],
  [
    'activity',
    /^(?:active|inactive|quiescent|활동성|비활동성|활동|비활동|活动性|非活动性|活動性|非活動性|aktiv|inaktiv)$/u,
  ],
  [
    'direction',
    /^(?:dorsal|volar|palmar|dextro|levo|dextroscoliosis|levoscoliosis|varus|valgus|우만곡|좌만곡)$/u,
  ],
  ['growth', /^(?:exophytic|endophytic|mesophytic|외장성|내장성|exophytisch|endophytisch)$/u],
  [
    'purpose',
    /^(?:(?:initial |re-?)?staging|(?:treatment )?response(?: assessment)?|surveillance|병기(?:결정|설정|평가)?|치료 ?반응(?: ?평가)?|재발(?: ?평가)?|初回病期診断|治療効果判定|再発検索|分期|疗效评估|复发)$/u,
  ],
  [
    'diagnosis',
    /(?:adenoma|tumou?r|carcinoma|sarcoma|melanoma|lymphoma|papilloma|fibroma|polyp|n(?:a)?evus|keratosis|metaplasia|hyperplasia|serrated lesion|선종|암종|암|육종|림프종|모반|각화증|腺癌|鳞癌|扁平上皮癌|癌|肉瘤|肉腫|腺瘤|腺腫|karzinom|adenom|sarkom|nävus|keratose)$/u,
  ],
]
/** «solid/part-solid/ground-glass»: how dense a nodule is, where «solid/cystic» is what it is made of. */
const GROUND_GLASS = /ground[- ]?glass|ggn|ggo|간유리|磨玻璃|すりガラス|milchglas/u
const SOLID = /solid|고형|实性|充実/u

/** Whether only the answers' own words say this; a place is said by other words too. */
export const isAnswerKind = (topic: Topic): boolean =>
  topic !== 'location' && KINDS.some(([kind]) => kind === topic)

/** Returns a label for the answers; undefined if their words give none. */
export function kindOfAnswers(options: readonly string[]): Topic | undefined {
  const plain = options.map((option) => option.trim().toLowerCase().replace(/\.$/u, ''))
  if (plain.some((option) => GROUND_GLASS.test(option)) && plain.some((option) => SOLID.test(option)))
    return 'texture'
  return KINDS.find(
    ([, words]) => plain.filter((option) => words.test(option)).length * 3 >= plain.length * 2,
  )?.[0]
}

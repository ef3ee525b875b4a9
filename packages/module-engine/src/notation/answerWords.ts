import type { Topic } from './topics.ts'

/**
 * Words that exclude each other in reports, by topic. A slash between words means «and» as often as «or», so
 * only these words make a choice without brackets.
 */
const WORDS: Readonly<Partial<Record<Topic, string>>> = {
  severity:
    'none no minimal slight weak strong mild moderate moderately mildly severe severely marked markedly prominent advanced early late trivial borderline ' +
    '轻 重 軽 强 弱 強 강 약 경도 경미 경미한 중등도 중등증 중증 고도 심한 심함 약간 경증 미약 뚜렷 뚜렷한 輕度 轻度 轻微 明显 显著 中度 中等度 重度 重症 軽度 軽微 高度 中等症 軽症 ' +
    'leicht leichte leichter leichtes leichtgradig leichtgradige mittelgradig mittelgradige mäßig mäßige mäßiger mäßiggradig schwer schwere schwerer ' +
    'hochgradig hochgradige gering geringe geringer geringgradig geringgradige ausgeprägt ausgeprägte keine kein keiner',
  amount:
    'trace scanty scant small little large massive copious 소량 미량 중등량 다량 대량 적은 많은 微量 少量 中量 大量 多量 中等量 wenig viel reichlich ' +
    'gering große kleine geringe',
  presence:
    '要 不要 필요 불필요 必要 不必要 notwendig 是 否 예 아니오 はい いいえ present absent seen unseen yes y n j visible invisible identified unidentified noted with without 있음 없음 유 무 있다 없다 관찰됨 관찰되지않음 ' +
    '보임 안보임 동반 미동반 有 无 無 あり なし 認める 認めない 可见 未见 存在 vorhanden fehlend nachweisbar mit ohne ja nein',
  normality:
    'normal abnormal unremarkable remarkable preserved maintained intact widened enlarged dilated nondilated non-dilated collapsed distended atrophic hypertrophic ' +
    'thickened torn ruptured 정상 비정상 이상 유지 소실 확장 비대 위축 팽창 종대 비후 양호 불량 正常 未见异常 异常 異常 扩张 拡張 腫大 萎縮 萎缩 增大 unauffällig auffällig regelrecht ' +
    'normalgroß vergrößert verkleinert erweitert verdickt intakt',
  location:
    'lc gc aw pw ober unter ol ul upper mid middle lower superior inferior anterior posterior medial lateral central peripheral proximal distal apical basal body head neck tail ' +
    'isthmus arch main lobar segmental base apex midgland pz tz afs fundus antrum cardia angle cecum ascending transverse descending sigmoid rectum midpole interpolar subareolar retroareolar ' +
    'periareolar submucosal intramural subserosal foraminal paracentral paramedian median horn ant post root outer inner subpleural perihilar hilar parafissural frontal parietal temporal occipital cortical medullary supratentorial ' +
    'infratentorial ventral dorsal cranial caudal intra extra intrahepatic extrahepatic cervical thoracic lumbar sacral subchondral ' +
    'transition transitional rul rml rll lul lll ruq rlq luq llq uoq uiq loq liq upper-outer upper-inner lower-outer lower-inner pyloric fundic ' +
    '상부 중부 하부 상 중 하 상엽 중엽 하엽 상극 하극 근위 원위 근위부 원위부 전방 후방 내측 외측 전 후 중앙 중심 중심부 변연 변연부 말초 두부 체부 미부 ' +
    '점막하 근층내 장막하 저부 전정부 분문부 위각 기저부 협부 전두 측두 두정 후두 상내측 상외측 하내측 하외측 전벽 후벽 대만 소만 대만부 소만부 대만측 소만측 우엽 좌엽 ' +
    '上 中 下 上叶 中叶 下叶 上葉 中葉 下葉 上部 中部 下部 上极 下极 上極 下極 头部 体部 尾部 頭部 近端 远端 近位 遠位 前壁 后壁 後壁 大弯 小弯 胃窦 胃体 胃底 前庭部 ' +
    '胃角 正中 傍正中 椎間孔 尖部 底部 辺縁域 移行域 外周带 移行带 右葉 左葉 峡部 内侧 外侧 内側 外側 中央 边缘 前方 后方 後方 ' +
    'oberes mittleres unteres obere mittlere untere oberer mittlerer unterer oberen mittleren unteren proximal distal medial lateral kranial kaudal ' +
    'ventral dorsal zentral peripher apikal basal oberlappen mittellappen unterlappen oberpol unterpol kopf korpus schwanz median mittig mediolateral kelch pyelon ureter upj uvj',
  echogenicity:
    'anechoic hypoechoic isoechoic hyperechoic echogenic hypoechogenic hyperechogenic isoechogenic 무에코 저에코 등에코 고에코 무에코성 저에코성 등에코성 ' +
    '고에코성 低回声 等回声 高回声 无回声 低エコー 等エコー 高エコー 無エコー echofrei echoarm echogleich echoreich',
  composition:
    'solid cystic mixed spongiform semisolid ggn part-solid partsolid subsolid nonsolid non-solid predominantly 고형 고형성 낭성 낭종성 혼합성 혼합 충실성 ' +
    '간유리 부분고형 实性 部分实性 囊性 囊实性 混合性 充実性 部分充実 部分充実性 部分充実型 嚢胞性 混合型 solide zystisch gemischt teilsolide subsolide',
  margin:
    'smooth irregular spiculated lobulated microlobulated circumscribed indistinct ill-defined well-defined illdefined welldefined angular obscured ' +
    'blurred clear unclear sharp 평활 평활한 불규칙 불규칙한 침상 분엽 분엽성 명확 불명확 명확한 불명확한 뚜렷 분명 불분명 清晰 不清 光滑 不规则 毛刺 分叶 明瞭 ' +
    '不明瞭 整 不整 平滑 glatt unregelmäßig unscharf scharf spikuliert lobuliert begrenzt',
  shape:
    'round oval ovoid irregular lobular tubular linear nodular wedge saccular fusiform flat polypoid sessile pedunculated 원형 난원형 타원형 불규칙형 ' +
    '방추형 선상 결절성 융기형 평탄형 함몰형 圆形 椭圆形 类圆形 不规则形 円形 楕円形 不整形 rund oval länglich',
  orientation:
    'parallel nonparallel non-parallel horizontal vertical taller-than-wide wider-than-tall 평행 비평행 수평 수직 전굴 후굴 av rv anteverted retroverted 平行 不平行 垂直 水平',
  count:
    'single multiple solitary few several numerous unifocal one two three 단일 다수 단발 다발 단발성 다발성 하나 여러 单发 多发 单个 多个 単発 多発 単発性 ' +
    '多発性 einzeln einzelne multiple solitär solitäre mehrere',
  change:
    'increased decreased stable unchanged new newly resolved improved aggravated worsened progressed regressed increase decrease interval ' +
    'larger smaller 증가 감소 호전 악화 불변 변화 새로 변화없음 변동없음 새로운 증대 축소 소실 진행 增大 缩小 稳定 新发 减少 增加 好转 加重 不变 増大 縮小 不変 消失 新規 ' +
    'zugenommen abgenommen unverändert neu regredient progredient größenkonstant gebessert verschlechtert konstant zunehmend abnehmend',
  enhancement:
    'enhancing non-enhancing nonenhancing enhanced unenhanced rim ring washout 조영증강 비조영 강화 무강화 强化 不强化 造影 anreichernd',
  signal:
    'hyperintense hypointense isointense hypersignal hyposignal 고신호 저신호 등신호 중간신호 高信号 低信号 等信号 hyperintens ' +
    'hypointens isointens signalreich signalarm',
  // Answers whose quantity only the words beside them name.
  level: 'high low intermediate iso hypo hyper 중간 높음 낮음 低 等 高 저 등 고 hoch niedrig mittel',
  procedure:
    'lobectomy segmentectomy wedge bilobectomy pneumonectomy nephrectomy radical mastectomy lumpectomy excision incision shave punch emr esd core fna cnb leep ecc turbt turp conization ' +
    '절제 절제술 생검 부분절제 전절제 切除 活检 針生検 exzision stanze',
  attenuation:
    'hyperdense hypodense isodense ggo gga groundglass ground-glass fat fluid soft 고음영 저음영 등음영 高密度 低密度 等密度 磨玻璃 高吸収 低吸収 高吸収域 低吸収域 すりガラス ' +
    'hyperdens hypodens isodens',
  homogeneity:
    'homogeneous heterogeneous inhomogeneous homogenous heterogenous coarse fine 균질 불균질 균일 불균일 均匀 不均匀 均一 不均一 homogen inhomogen',
  certainty:
    'definite definitely probable probably possible possibly likely unlikely suspicious suspected indeterminate equivocal 의심 가능성 확실 불확실 시사 ' +
    '可疑 可能 疑い wahrscheinlich unwahrscheinlich möglich fraglich sicher verdächtig',
  result:
    'positive negative benign malignant reactive nonreactive equivocal involved uninvolved free 양성 음성 악성 阳性 阴性 良性 恶性 陽性 陰性 悪性 positiv ' +
    'negativ pos neg benigne maligne gutartig bösartig frei befallen eingeengt retained lost',
  acuity:
    'acute subacute chronic old recent remote 급성 아급성 만성 진구성 急性 亚急性 慢性 亜急性 陈旧性 陳旧性 新鮮 新鲜 akut subakut chronisch alt frisch',
  distribution:
    'diffuse focal multifocal patchy segmental localized scattered regional unilateral clustered grouped 미만성 국소성 국소적 다발성 산재성 분절성 ' +
    '弥漫性 局灶性 多灶性 びまん性 限局性 散在性 diffus fokal multifokal fleckig',
  extent:
    'complete incomplete partial total subtotal full partial-thickness full-thickness 완전 불완전 부분 전층 부분층 전체 完全 不完全 部分 全层 部分层 全層 komplett ' +
    'radical inkomplett partiell vollständig unvollständig',
  differentiation:
    'wd md pd well moderately poorly undifferentiated well-differentiated moderately-differentiated poorly-differentiated 고분화 중분화 중등도분화 저분화 미분화 高分化 ' +
    '中分化 低分化 未分化 gut schlecht undifferenziert',
  grade:
    'lgd hgd lgien hgien low-grade high-grade lowgrade highgrade 저등급 고등급 저도 고도 低级别 高级别 低悪性度 高悪性度 niedriggradig',
  adequacy:
    'satisfactory unsatisfactory adequate inadequate diagnostic nondiagnostic non-diagnostic limited 적절 부적절 만족 불만족 충분 불충분 满意 不满意 適正 不適正 ' +
    'ausreichend unzureichend',
  vascularity:
    'avascular hypovascular hypervascular vascular perinodular intranodular mixed-vascular 무혈류 저혈류 고혈류 富血供 乏血供 多血性 乏血性 hypervaskulär hypovaskulär',
  appearance:
    'serous turbid bloody purulent bilious cloudy chylous serosanguineous straw-colored 맑음 혼탁 혈성 장액성 농성 담즙성 混濁 血性 漿液性 膿性 浑浊 浆液性 ' +
    'klar trüb blutig serös eitrig gallig',
  displacement:
    'displaced undisplaced nondisplaced non-displaced minimally 전위 비전위 移位 无移位 転位 disloziert undisloziert nichtdisloziert',
  calcification:
    'calcified noncalcified non-calcified macrocalcification microcalcification microcalcifications macrocalcifications 석회화 비석회화 미세석회화 거대석회화 ' +
    '微钙化 粗钙化 verkalkt',
}

const TOPICS_OF = new Map<string, Topic[]>()
for (const [topic, words] of Object.entries(WORDS))
  for (const word of words.split(' ')) TOPICS_OF.set(word, [...(TOPICS_OF.get(word) ?? []), topic as Topic])

/** Matches the states of a gene, in which two words are looked up as one. */
const GENOTYPE =
  /^(?:wild[- ]?type|mutant|mutated|mutation|야생형|변이형?|野生型|变异型|突变型|変異型|wildtyp|mutiert)$/u
const OPERATION = /(?:ectomy|ostomy|resection|biopsy|절제술|적출술|切除術|切除术|ektomie|resektion)$/u

/** German adjectives are looked up without their endings: echoarmer, leichte. */
const topicsOf = (word: string): readonly Topic[] =>
  TOPICS_OF.get(word) ??
  TOPICS_OF.get(word.replace(/(?<=.{4})e[rsnm]?$/u, '')) ??
  (/^\p{Script=Han}{1,4}[叶葉]$|^[가-힣]{1,4}엽$/u.test(word)
    ? ['location']
    : OPERATION.test(word)
      ? ['procedure']
      : GENOTYPE.test(word)
        ? ['result']
        : [])

/** «nephrectomy», «위절제술» */
export const isOperation = (word: string): boolean => OPERATION.test(plain(word))

export const isAnswerWord = (word: string): boolean => topicsOf(plain(word)).length > 0

/** Returns whether the answer says that there is nothing to describe: «none», «정상». */
export const isDenial = (option: string): boolean =>
  /^(?:none|no|absent|normal|intact|not identified|not seen|uninvolved|free|frei|미침범|未累及|未见|o\. ?B\.?|intakt|없음|무|정상|이상 ?없음|-|无|無|なし|異常なし|正常|未见异常|keine?r?|nein|unauffällig|negative?|음성|阴性|陰性)$/iu.test(
    option,
  )

/** Returns whether the answer says that something is present, of which more may be asked: «yes», «있음». */
export const isAffirmation = (option: string): boolean =>
  /^(?:yes|y|present|seen|있음|유|예|有|あり|ja|vorhanden|\+)$/iu.test(option)

/** An answer for everything else, such as «기타». */
export const isOther = (option: string): boolean =>
  /^(?:others?|기타|그 ?외|その他|其他|其它|andere[rs]?|sonstige[rs]?|Sonst\.?)$/iu.test(option)

/** Returns the topic of most of the answers; undefined if it isn't a known one. */
const GROWTH =
  /\b(?:adenomas?|carcinomas?|polyps?|papillomas?|tumou?rs?|lesions?|Adenom|Karzinom|Polyp)\b|선종|암종|용종|종양|腺腫|腺瘤|癌|息肉|ポリープ/iu

export function topicOf(options: readonly string[]): Topic | undefined {
  const counts = new Map<Topic, number>()
  for (const option of options) {
    const words = [plain(option), ...plain(option).split(/[\s,-]+/u)]
    const topics = new Set(words.flatMap(topicsOf))
    for (const topic of topics) counts.set(topic, (counts.get(topic) ?? 0) + 1)
  }
  const [best] = [...counts].sort((one, other) => other[1] - one[1])
  // «Tubular adenoma» and «Hyperplastic polyp» are diagnoses, whatever form they speak of.
  if (best?.[0] === 'shape' && options.some((option) => GROWTH.test(option))) return undefined
  return best && best[1] * 2 > options.length ? best[0] : undefined
}

/** Returns the longest known word at the beginning of a text in a language without spaces; '' if there is none. */
export function answerPrefix(text: string): string {
  for (let length = Math.min(text.length, 8); length > 0; length -= 1)
    if (TOPICS_OF.has(text.slice(0, length))) return text.slice(0, length)
  return ''
}

/** Returns the longest known word at the end of a text in a language without spaces; '' if there is none. */
export function answerSuffix(text: string): string {
  for (let length = Math.min(text.length, 8); length > 0; length -= 1)
    if (TOPICS_OF.has(text.slice(-length))) return text.slice(-length)
  return ''
}

const plain = (word: string): string => word.trim().toLowerCase().replace(/\.$/u, '')

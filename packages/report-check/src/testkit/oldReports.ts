import type { Locale } from '@pandok/domain'

export interface WrittenReport {
  text: string
  /** The language in which the report is read; Korean reports may be entirely in English. */
  locale: Locale
  /** Undefined if the words leave the day open. */
  day: string | undefined
  /** Each entry has millimeters, the organ or «node», and the side. */
  sizes: readonly string[]
  categories: readonly string[]
}

/**
 * These reports are written in a hurry: they have several lesions and days, abbreviations, and Korean mixed
 * with English.
 */
export const OLD_REPORTS: readonly WrittenReport[] = [
  {
    text: `검사일: 2025-11-03
Chest CT (contrast)
비교: 2025.05.12 CT

[Findings]
1. RUL posterior segment에 1.2 cm part-solid nodule (solid component 5 mm). 이전 1.0 cm.
2. LLL superior segment에 4 mm solid nodule, 변화 없음.
3. Subcarinal LN, short diameter 8 mm.
4. 간 S6에 2.1 cm cyst.

[Conclusion]
RUL PSN 크기 증가. Lung-RADS 4B. 3개월 후 LDCT f/u 권고.`,
    locale: 'ko',
    day: '2025-11-03',
    sizes: ['12 lung R', '5 lung R', '4 lung L', '8 node', '21 liver'],
    categories: ['lungRads 4B'],
  },
  {
    text: `갑상선 초음파 (2024/9/30)
우엽 중부 0.8x0.6x1.1cm 저에코 결절, 미세석회화(+) K-TIRADS 5
좌엽 하부 1.5 x 1.0 cm isoechoic nodule, K-TIRADS 3
협부 3mm 낭종 K-TIRADS 2
경부 림프절 비대 없음.
Rec) 우엽 결절 FNA`,
    locale: 'ko',
    day: '2024-09-30',
    sizes: ['8x6x11 thyroid R', '15x10 thyroid L', '3 thyroid'],
    categories: ['kTirads 5', 'kTirads 3', 'kTirads 2'],
  },
  {
    text: `유방초음파 2025년 3월 7일 시행
Rt. breast 10시 방향 유두에서 4cm, 1.3cm irregular hypoechoic mass -> BI-RADS 4C
Lt breast 2시 0.5cm oval circumscribed mass, 이전(2024.9.2)과 변화 없음 C3
우측 액와부 림프절 피질 두께 4mm
BI-RADS category 4C`,
    locale: 'ko',
    day: '2025-03-07',
    sizes: ['13 breast R', '5 breast L', '4 node R'],
    categories: ['birads 4C'],
  },
  {
    text: `Abdomen & pelvis CT 25.08.14
(compared with 25.05.10)
Liver: S8 dome 간전이 3.2cm -> 2.4cm로 감소. S4 1.8cm→1.1cm. 
우측 부신 전이 2.9cm -> 2.0 cm
Paraaortic LN 1.6cm(short axis) -> 0.9cm
RECIST: PR`,
    locale: 'ko',
    day: '2025-08-14',
    sizes: ['24 liver', '11 liver', '20 adrenal R', '9 node'],
    categories: [],
  },
  {
    text: `판독일 2025-06-20 / 검사일 2025-06-19
간 MRI
S7 동맥기 조영증강, 지연기 washout 보이는 23mm 결절, LR-5.
S3 9 mm 동맥기 조영증강 결절 LR-3.
양측 신장 낭종, 큰 것 우측 3.5cm. 
비장 크기 13cm로 비장비대.`,
    locale: 'ko',
    day: '2025-06-19',
    sizes: ['23 liver', '9 liver', '35 kidney R', '130 spleen'],
    categories: ['lirads 5', 'lirads 3'],
  },
  {
    text: `Prostate MRI, 2025. 1. 8.
Prostate volume 48 cc, PSA 7.2
1) Rt PZ mid, 1.4cm T2 low, DWI high. PI-RADS 4
2) Lt TZ base, 1.9 cm, lenticular PI-RADS 5. EPE 의심
Seminal vesicle invasion (-). Lt. obturator LN 7mm.`,
    locale: 'ko',
    day: '2025-01-08',
    sizes: ['14 prostate R', '19 prostate L', '7 node L'],
    categories: ['pirads 4', 'pirads 5'],
  },
  {
    text: `복부 대동맥 CT angio 2025-02-11
신하부 복부대동맥류 최대직경 4.6cm (이전 2024-02-05 4.3cm)
우측 총장골동맥 2.1 cm, 좌측 총장골동맥 1.7 cm
slice thickness 3mm 재구성`,
    locale: 'ko',
    day: '2025-02-11',
    sizes: ['46 aorta', '21 leg R', '17 leg L'],
    categories: [],
  },
  {
    text: `Brain MRI (24-12-01)
Lt frontal lobe에 2.2x1.9 cm sized enhancing mass, perilesional edema(+).
우측 소뇌 6mm metastasis. 이전 검사 (24-09-03)에서는 보이지 않음.
midline shift 4mm to the right.`,
    locale: 'ko',
    day: '2024-12-01',
    sizes: ['22x19 brain L', '6 brain R'],
    categories: [],
  },
  {
    text: `EXAM: CT CHEST WITHOUT CONTRAST
DATE OF EXAM: 03/14/2025
COMPARISON: CT chest 09/20/2024.
FINDINGS: Lungs: 8 mm solid nodule in the right upper lobe (series 4, image 112), previously 6 mm. 4 mm nodule left lower lobe, stable. 1.1 x 0.7 cm right hilar lymph node.
Upper abdomen: 2.3 cm left adrenal nodule, 8 HU.
IMPRESSION: Lung-RADS 4A.`,
    locale: 'en',
    day: '2025-03-14',
    sizes: ['8 lung R', '4 lung L', '11x7 node R', '23 adrenal L'],
    categories: ['lungRads 4A'],
  },
  {
    text: `MRI liver 12 Jan 2025
Segment VIII: 3.4cm arterially enhancing obs w/ washout and capsule, LI-RADS 5 (was 2.8 cm on 3 Oct 2024).
Seg 2: 1.2 cm LR-3, unchanged.
Spleen 14.2 cm. CBD 5 mm. PV patent.`,
    locale: 'en',
    day: '2025-01-12',
    sizes: ['34 liver', '12 liver', '142 spleen', '5 bileDuct'],
    categories: ['lirads 5', 'lirads 3'],
  },
  {
    text: `US thyroid 2025-02-18.
Rt lobe, mid: 2.1 x 1.4 x 1.6 cm solid hypoechoic, TR4.
Lt lobe lower pole: 9 mm, TR5 - punctate echogenic foci.
Isthmus 4 mm thick.
ACR TI-RADS 5`,
    locale: 'en',
    day: '2025-02-18',
    sizes: ['21x14x16 thyroid R', '9 thyroid L', '4 thyroid'],
    categories: ['tirads 4', 'tirads 5'],
  },
  {
    text: `Mammogram and ultrasound, June 3, 2024.
Left breast 2 o'clock, 5 cm from nipple: 14 mm irregular mass with spiculated margins. BI-RADS 5.
Right breast 9:00, 3 cm FN: 6 mm cyst, BI-RADS 2.
Left axillary node with 5 mm cortex.`,
    locale: 'en',
    day: '2024-06-03',
    sizes: ['14 breast L', '6 breast R', '5 node L'],
    categories: ['birads 5', 'birads 2'],
  },
  {
    text: `CT C/A/P 05-Aug-2025, cf. 06-May-2025
Target lesions:
1. RLL mass 42 mm (prev 51)
2. Left para-aortic node 18 mm SA (prev 22 mm)
3. Seg 6 liver met 25 mm (prev 31 mm)
Sum 85 mm (prev 104). PR.`,
    locale: 'en',
    day: '2025-08-05',
    sizes: ['42 lung R', '18 node L', '25 liver'],
    categories: [],
  },
  {
    text: `Renal US 11/2/24. Right kidney 11.2 cm, left kidney 10.8 cm. 
Left upper pole 3.1cm Bosniak IIF cyst. Right interpolar 1.4 cm angiomyolipoma. 
Bladder unremarkable; prostate 4.2 x 3.8 x 3.1 cm.`,
    locale: 'en',
    day: undefined,
    sizes: ['112 kidney R', '108 kidney L', '31 kidney L', '14 kidney R', '42x38x31 prostate'],
    categories: ['bosniak 2F'],
  },
  {
    text: `检查日期：2025年4月16日
胸部CT平扫，与2024-10-11旧片对比。
右肺上叶后段见磨玻璃结节，大小约11mm×9mm（前片约9mm×8mm）；左肺下叶背段实性小结节，直径约4mm，较前无变化。
纵隔4R区淋巴结短径约9mm。肝右叶囊肿，大小约2.3cm。
印象：右肺上叶结节，Lung-RADS 4A类。`,
    locale: 'zh',
    day: '2025-04-16',
    sizes: ['11x9 lung R', '4 lung L', '9 node', '23 liver R'],
    categories: ['lungRads 4A'],
  },
  {
    text: `甲状腺超声 2025/03/05
甲状腺右叶中部低回声结节，大小1.2×0.9×0.8cm，纵横比>1，C-TIRADS 4B类。
左叶下极见囊实性结节 0.6×0.4cm，C-TIRADS 3类。
峡部厚0.3cm。双侧颈部未见异常肿大淋巴结。`,
    locale: 'zh',
    day: '2025-03-05',
    sizes: ['12x9x8 thyroid R', '6x4 thyroid L', '3 thyroid'],
    categories: ['tirads 4B', 'tirads 3'],
  },
  {
    text: `肝脏MRI增强（2025.02.20）对比2024.11.18
肝S8段病灶约35x28mm，动脉期明显强化，门脉期廓清，LR-5；S5新发结节直径12mm，LR-4。
脾大，长径约14cm。胆总管宽约7mm。右肾囊肿1.8cm。`,
    locale: 'zh',
    day: '2025-02-20',
    sizes: ['35x28 liver', '12 liver', '140 spleen', '7 bileDuct', '18 kidney R'],
    categories: ['lirads 5', 'lirads 4'],
  },
  {
    text: `乳腺超声报告 检查时间 2024-12-25 09:30
左乳外上象限2点钟距乳头3cm处见低回声结节，约1.5×1.1cm，边缘毛刺，BI-RADS 4c类
右乳10点 0.7cm 无回声，BI-RADS 2类
左侧腋窝淋巴结 2.0×0.9cm，皮质增厚`,
    locale: 'zh',
    day: '2024-12-25',
    sizes: ['15x11 breast L', '7 breast R', '20x9 node L'],
    categories: ['birads 4C', 'birads 2'],
  },
  {
    text: `前列腺MR，2025年1月。前列腺体积4.8cm×4.1cm×3.9cm。右侧外周带中部结节，长径1.3cm，PI-RADS评分4分。左侧移行带结节约0.9cm，PI-RADS 3分。`,
    locale: 'zh',
    day: undefined,
    sizes: ['48x41x39 prostate', '13 prostate R', '9 prostate L'],
    categories: ['pirads 4', 'pirads 3'],
  },
  {
    text: `头颅MRI 2025-05-06：左侧额叶转移瘤由1.8cm增大至2.3cm，右侧小脑半球新发0.6cm强化结节，周围水肿。腹主动脉瘤最大径4.4厘米（2024-05-08：4.1厘米）。`,
    locale: 'zh',
    day: '2025-05-06',
    sizes: ['23 brain L', '6 brain R', '44 aorta'],
    categories: [],
  },
  {
    text: `検査日：2025年5月21日
胸部CT（単純）　前回2024年11月20日と比較
右上葉S2に12mm大の部分充実型結節（充実部5mm）、前回9mm。左下葉S6の4mm結節は不変。
縦隔リンパ節腫大なし。#7 短径8mm。
肝S5に15mm嚢胞。
Lung-RADS 4B`,
    locale: 'ja',
    day: '2025-05-21',
    sizes: ['12 lung R', '5 lung R', '4 lung L', '8 node', '15 liver'],
    categories: ['lungRads 4B'],
  },
  {
    text: `腹部造影MRI 2025/03/11
肝S8 32×28mm 早期濃染・washoutあり LI-RADS 5
肝S3 10mm LR-3 著変なし
脾腫（長径12.5cm）
右腎嚢胞 28mm　左副腎結節 18mm`,
    locale: 'ja',
    day: '2025-03-11',
    sizes: ['32x28 liver', '10 liver', '125 spleen', '28 kidney R', '18 adrenal L'],
    categories: ['lirads 5', 'lirads 3'],
  },
  {
    text: `乳腺超音波　R7.2.14
右乳房C領域 10時方向 乳頭から3cm 13×10×9mm 不整形低エコー腫瘤　カテゴリー4
左乳房A領域 5mm 嚢胞　カテゴリー2
右腋窩リンパ節 皮質厚4mm
BI-RADS 4B相当`,
    locale: 'ja',
    day: '2025-02-14',
    sizes: ['13x10x9 breast R', '5 breast L', '4 node R'],
    categories: ['birads 4B'],
  },
  {
    text: `前立腺MRI（令和6年10月3日）
前立腺容積 52ml
右辺縁域中部 14mm　PI-RADS 4
左移行域 21mm PI-RADS 5　被膜外浸潤疑い
左閉鎖リンパ節 短径6mm`,
    locale: 'ja',
    day: '2024-10-03',
    sizes: ['14 prostate R', '21 prostate L', '6 node L'],
    categories: ['pirads 4', 'pirads 5'],
  },
  {
    text: `大動脈CTA 2025-01-15（前回 2024-01-17）
腹部大動脈瘤 最大短径 47mm（前回44mm）。右総腸骨動脈 22mm、左総腸骨動脈 18mm。
スライス厚1mm。`,
    locale: 'ja',
    day: '2025-01-15',
    sizes: ['47 aorta', '22 leg R', '18 leg L'],
    categories: [],
  },
  {
    text: `甲状腺エコー 2024.7.9 右葉 18x12x14mm 低エコー結節 TI-RADS 4、左葉下極 8mm TI-RADS 3。
頭部MRI 同日: 左前頭葉転移 15mm→21mmに増大、右小脳 6mm新出。`,
    locale: 'ja',
    day: '2024-07-09',
    sizes: ['18x12x14 thyroid R', '8 thyroid L', '21 brain L', '6 brain R'],
    categories: ['tirads 4', 'tirads 3'],
  },
  {
    text: `CT Thorax nativ vom 12.03.2025
Voruntersuchung vom 10.09.2024 zum Vergleich.
Im rechten Oberlappen größenprogredienter Rundherd, 9 mm (VU 7 mm). Unverändert 4 mm Rundherd im linken Unterlappen. Mediastinal LK subkarinal 8 mm Kurzachse. Leberzyste Segment VI 2,1 cm.
Beurteilung: Lung-RADS 4A.`,
    locale: 'de',
    day: '2025-03-12',
    sizes: ['9 lung R', '4 lung L', '8 node', '21 liver'],
    categories: ['lungRads 4A'],
  },
  {
    text: `Schilddrüsensono 5.2.25: SD rechts mittig echoarmer Knoten 1,4 x 1,1 x 0,9 cm, EU-TIRADS 5. Links kaudal 8 mm, EU-TIRADS 3. LK unauff.`,
    locale: 'de',
    day: '2025-02-05',
    sizes: ['14x11x9 thyroid R', '8 thyroid L'],
    categories: ['tirads 5', 'tirads 3'],
  },
  {
    text: `Mammasonographie am 03. Juni 2024
Re. Mamma 10 Uhr, 4 cm von der Mamille: 13 mm große unscharf begrenzte Raumforderung, BI-RADS 4c.
Li. Mamma 2 Uhr: 6 mm Zyste. BI-RADS 2.
Axilla re.: LK mit 4 mm Kortex.`,
    locale: 'de',
    day: '2024-06-03',
    sizes: ['13 breast R', '6 breast L', '4 node R'],
    categories: ['birads 4C', 'birads 2'],
  },
  {
    text: `MRT Prostata, Untersuchungsdatum: 08.01.2025. Prostatavolumen 48 ml, PSA 7,2 ng/ml.
Läsion 1: PZ rechts mittig, 14 mm, PI-RADS 4. 
Läsion 2: TZ links Basis, 1,9 cm, PI-RADS 5. 
Obturatorischer LK links 7 mm.`,
    locale: 'de',
    day: '2025-01-08',
    sizes: ['14 prostate R', '19 prostate L', '7 node L'],
    categories: ['pirads 4', 'pirads 5'],
  },
  {
    text: `CT Abdomen 14.08.25 (Vgl. 10.05.25): Lebermetastase Seg. VIII jetzt 24 mm, zuvor 32 mm. Seg. IVa von 18 auf 11 mm regredient. NN-Metastase re. 20 mm (29 mm). Paraaortaler LK 9 mm (KA), vormals 16 mm. Milz 13 cm. Niere li. Zyste Bosniak II 3,5 cm.`,
    locale: 'de',
    day: '2025-08-14',
    sizes: ['24 liver', '11 liver', '20 adrenal R', '9 node', '130 spleen', '35 kidney L'],
    categories: ['bosniak 2'],
  },
  {
    text: `MRT Schädel 06.05.2025
Metastase frontal links 23 x 19 mm (Voraufnahme vom 04.02.2025: 18 x 15 mm). Neu: 6 mm große Läsion im rechten Kleinhirn. Mittellinienverlagerung 4 mm. 
Infrarenales Bauchaortenaneurysma 4,6 cm, Vorbefund 4,3 cm. Schichtdicke 3 mm.`,
    locale: 'de',
    day: '2025-05-06',
    sizes: ['23x19 brain L', '6 brain R', '46 aorta'],
    categories: [],
  },
  {
    text: `2025/10/2 Chest CT with enhancement (prev. 2025/7/1)
- RML 내측분절 13mm 결절 (7/1: 11mm), spiculated
- LUL apicoposterior segment 6x5mm GGN, no change
- Rt paratracheal LN (4R) 11mm in short axis
- Lt adrenal gland 1.6cm nodule, HU 5
Imp: Lung-RADS 4X`,
    locale: 'ko',
    day: '2025-10-02',
    sizes: ['13 lung R', '6x5 lung L', '11 node R', '16 adrenal L'],
    categories: ['lungRads 4X'],
  },
  {
    text: `[검사명] 상복부 초음파 [검사일] 2025-04-01
간 우엽에 1.8 cm 고에코 병변(혈관종 의심), 좌엽 외측에 0.9cm 낭종.
담낭 용종 5mm, 총담관 6 mm. 췌장 미부 잘 안보임.
우신 하극 2.5cm 낭종, 좌신 결석 4mm.`,
    locale: 'ko',
    day: '2025-04-01',
    sizes: ['18 liver R', '9 liver L', '5 gallbladder', '6 bileDuct', '25 kidney R', '4 kidney L'],
    categories: [],
  },
  {
    text: `Study date: 2 February 2025
Comparison CT 14 August 2024
There is a 2.4 x 1.9 cm spiculated mass in the left upper lobe, previously 1.8 x 1.4 cm. A right lower lobe nodule measures 5 mm (5 mm previously). Left hilar node 1.3 cm. 9 mm hypodensity in hepatic segment 4A, too small to characterize. Infrarenal aorta 3.4 cm.`,
    locale: 'en',
    day: '2025-02-02',
    sizes: ['24x19 lung L', '5 lung R', '13 node L', '9 liver', '34 aorta'],
    categories: [],
  },
  {
    text: `检查日期 2025-08-08 上腹部CT增强，对比2025-05-09
肝S6转移瘤约28mm×22mm（前35mm×30mm），S2病灶15mm，较前缩小（前20mm）。右侧肾上腺结节21mm，大致同前。腹膜后淋巴结短径12mm。胰头肿块3.1cm。左肾结石0.5cm。`,
    locale: 'zh',
    day: '2025-08-08',
    sizes: ['28x22 liver', '15 liver', '21 adrenal R', '12 node', '31 pancreas', '5 kidney L'],
    categories: [],
  },
  {
    text: `造影CT（胸部〜骨盤）検査日 2025/9/9、比較 2025/6/3
左肺上葉 原発巣 31mm（前回 38mm）。右肺下葉 7mm結節 不変。
気管分岐下リンパ節 11mm。肝S7 転移 19→14mm。左副腎 12mm。
膵体部 嚢胞 9mm。`,
    locale: 'ja',
    day: '2025-09-09',
    sizes: ['31 lung L', '7 lung R', '11 node', '14 liver', '12 adrenal L', '9 pancreas'],
    categories: [],
  },
  {
    text: `Befund CT-Thorax/Abdomen vom 03.11.2025, Vergleich 05.08.2025
Tumor re. Oberlappen 34 x 28 mm (Vor-CT 41 x 33 mm). Intrapulmonaler Herd li. Unterlappen 6 mm, idem. Hilärer LK re. 13 mm Kurzachse. Lebermetastase Segment V 18 mm, vorher 22 mm. Nierenzyste links 3,1 cm, Bosniak I.`,
    locale: 'de',
    day: '2025-11-03',
    sizes: ['34x28 lung R', '6 lung L', '13 node R', '18 liver', '31 kidney L'],
    categories: ['bosniak 1'],
  },
  {
    text: `Pelvic MRI 7/22/2025
Uterus 9.1 x 5.2 x 4.4 cm with a 3.3 cm intramural fibroid. Right ovary: 4.6 cm cyst, O-RADS 2. Left ovary 2.8 x 1.9 cm, normal. Rectum normal. Right inguinal lymph node 8 mm short axis.`,
    locale: 'en',
    day: '2025-07-22',
    sizes: ['91x52x44 uterus', '33 uterus', '46 ovary R', '28x19 ovary L', '8 node R'],
    categories: ['orads 2'],
  },
  {
    text: `25-3-3 thyroid & neck US
Rt. thyroid lower 1.1 cm nodule - K-TIRADS 4 (24-9-1: 0.9cm)
Lt. mid 0.4cm nodule K-TIRADS 3
Rt level IV LN 0.6cm, benign looking`,
    locale: 'en',
    day: undefined,
    sizes: ['11 thyroid R', '4 thyroid L', '6 node R'],
    categories: ['kTirads 4', 'kTirads 3'],
  },
]

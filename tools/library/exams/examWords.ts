import type { Locale } from '@pandok/domain'

type InFive = Readonly<Record<Locale, string>>

/** This describes the plate of every exam; `{name}` is the exam. */
export const SUMMARY: InFive = {
  ko: '{name} 판독에 쓰는 판입니다. 한 번에 전체 정상을 쓰고, 소견을 누르면 그 부위의 정상 문장이 물러나며, 결론은 중요한 순서로 번호가 붙습니다.',
  en: 'A plate for reporting {name}: one key writes the normal exam, a finding takes its region’s normal sentence away, and conclusions are numbered by urgency.',
  zh: '用于{name}报告的报告板：一键写出全部正常所见，按下异常所见后该部位的正常描述自动让位，结论按重要性编号。',
  ja: '{name}のレポート用プレートです。1 キーで全体の正常所見を記載し、所見を押すとその部位の正常文が引き下がり、診断は重要な順に番号が付きます。',
  de: 'Tafel für den Befund {name}: Eine Taste schreibt den Normalbefund, ein Befund nimmt den Normalsatz seiner Region zurück, Beurteilungen werden nach Dringlichkeit nummeriert.',
}

export const FIRST_EDITION: InFive = {
  ko: '초판입니다.',
  en: 'First edition.',
  zh: '第一版。',
  ja: '初版です。',
  de: 'Erste Ausgabe.',
}

export const SECOND_EDITION: InFive = {
  ko: '부위별로 다시 만들었습니다. 정상 문장이 소견 앞에서 물러나고, 빈칸은 선택지로 채우며, 결론에 위치와 크기가 들어갑니다.',
  en: 'Rebuilt by regions: normal sentences give way to findings, blanks are answered by choices, and conclusions name site and size.',
  zh: '按部位重新编写：正常描述让位于异常所见，空白处以选项填写，结论包含部位和大小。',
  ja: '部位ごとに作り直しました。正常文は所見の前に引き下がり、空欄は選択肢で埋め、診断に部位と大きさが入ります。',
  de: 'Nach Regionen neu aufgebaut: Normalsätze weichen Befunden, Lücken werden mit Antworten gefüllt, Beurteilungen nennen Ort und Größe.',
}

/** These are the earlier editions of plates that were rebuilt in their third. */
export const BLANKS_EDITION: InFive = {
  ko: '빈칸을 고르는 답과 단위가 있는 값으로 바꾸고, 결론에 위치를 적습니다.',
  en: 'Blanks are answers to choose and values with a unit, and conclusions name the place.',
  zh: '空格改为可选答案和带单位的数值，结论注明部位。',
  ja: '空欄を選択肢と単位付きの値にし、結論に部位を記します。',
  de: 'Lücken sind Auswahlantworten und Werte mit Einheit; Beurteilungen nennen die Lage.',
}

export const THIRD_EDITION: InFive = {
  ko: '한 가지 검사의 판으로 다시 만들었습니다. 다른 검사는 저마다의 판이 있습니다. 한 번에 전체 정상을 쓰고, 정상 문장이 소견 앞에서 물러나며, 결론에 위치와 크기가 들어갑니다.',
  en: 'Rebuilt for one examination; the others have plates of their own. One key writes the normal exam, normal sentences give way to findings, and conclusions name site and size.',
  zh: '改为针对单一检查重新编写，其他检查各有专用报告板。一键写出全部正常所见，正常描述让位于异常所见，结论包含部位和大小。',
  ja: '一つの検査のプレートとして作り直しました。ほかの検査には専用のプレートがあります。1 キーで全体の正常所見を記載し、正常文は所見の前に引き下がり、診断に部位と大きさが入ります。',
  de: 'Für eine Untersuchung neu aufgebaut; die anderen haben eigene Tafeln. Eine Taste schreibt den Normalbefund, Normalsätze weichen Befunden, Beurteilungen nennen Ort und Größe.',
}

/** The common changes of all exams, oldest first. */
export const TOGETHER: readonly InFive[] = [
  {
    ko: '검사 방법, 비교 검사, 설명마다 칸이 있습니다. 소견은 정상 문장 아래에 부위별로 놓입니다. 용어를 다듬었습니다.',
    en: 'Each technique, comparison and remark has a cell. Findings lie by region below the normal sentences. Some terms are corrected.',
    zh: '每种检查方法、对比检查和说明都有单元格。异常所见按部位排在正常描述下方。部分术语已修订。',
    ja: '検査方法・比較・注記ごとにマスがあります。所見は正常文の下に部位ごとに並びます。用語を見直しました。',
    de: 'Jede Technik, jeder Vergleich und jede Anmerkung hat eine Zelle. Befunde liegen nach Regionen unter den Normalsätzen. Einige Begriffe sind verbessert.',
  },
]

/** This is for plates that take the side of the exam from the open image. */
export const SIDE_FROM_IMAGE: InFive = {
  ko: '영상에 촬영한 쪽(좌우)이 기록되어 있으면 그 값을 씁니다.',
  en: 'Takes the side from the image in view, where the image names it.',
  zh: '影像中记录了侧别时，自动采用该侧别。',
  ja: '画像に左右の記録があれば、その値を使います。',
  de: 'Übernimmt die Seite aus dem angezeigten Bild, wenn sie dort angegeben ist.',
}

/** This is for plates that also take the body part from the image. */
export const PART_FROM_IMAGE: InFive = {
  ko: '영상에 촬영한 쪽(좌우)과 부위가 기록되어 있으면 그 값을 씁니다.',
  en: 'Takes the side and the body part from the image in view, where the image names them.',
  zh: '影像中记录了侧别和部位时，自动采用这些信息。',
  ja: '画像に左右と部位の記録があれば、その値を使います。',
  de: 'Übernimmt Seite und Körperteil aus dem angezeigten Bild, wenn sie dort angegeben sind.',
}

/** This is for plates whose Chinese, Japanese or German texts were revised. */
export const REWORDED: InFive = {
  ko: '중국어, 일본어, 독일어 문장과 용어를 다듬었습니다.',
  en: 'Chinese, Japanese and German wording and terms are corrected.',
  zh: '修订了中文、日文和德文的用词和术语。',
  ja: '中国語・日本語・ドイツ語の文章と用語を見直しました。',
  de: 'Chinesische, japanische und deutsche Formulierungen und Begriffe sind verbessert.',
}

/** This is for plates with new cells for scores that had to be typed before. */
export const SCORED: InFive = {
  ko: '직접 입력하던 점수를 모듈 칸에서 계산합니다. 결과가 나오면 그 부위의 정상 문장이 빠집니다.',
  en: 'Scores that had to be typed are now worked out by module cells; a result replaces the normal sentence of its region.',
  zh: '原先手动填写的评分改由模块单元格计算；得出结果后，该部位的正常描述不再写入。',
  ja: '手入力していたスコアをモジュールのマスで計算します。結果が出ると、その部位の正常文は外れます。',
  de: 'Bisher eingetippte Scores werden in Modulzellen berechnet; mit dem Ergebnis entfällt der Normalsatz der Region.',
}

/** This is for plates whose conclusions now contain the size of the finding. */
export const SIZED: InFive = {
  ko: '결론에 병변의 크기가 들어갑니다.',
  en: 'Conclusions name the size of the lesion.',
  zh: '结论包含病变大小。',
  ja: '診断に病変の大きさが入ります。',
  de: 'Beurteilungen nennen die Größe der Läsion.',
}

/** This is for plates with a normal cell for each part of the body. */
export const NORMAL_BY_PART: InFive = {
  ko: '부위마다 전체 정상 칸이 있습니다. ‘무릎 정상’을 누르고 좌우만 답하면 판독문이 끝납니다.',
  en: 'Each body part has a cell for its normal exam: press “Knee normal”, answer the side, and the report is finished.',
  zh: '每个部位都有整体正常单元格：按“膝关节正常”，再回答侧别，报告即完成。',
  ja: '部位ごとに全体正常のマスがあります。「膝関節正常」を押し、左右を答えるとレポートが完成します。',
  de: 'Jeder Körperteil hat eine Zelle für den Normalbefund: „Knie normal“ drücken, Seite angeben, fertig.',
}

/** This is for plates whose target and followed lesions may be in another organ, or may have disappeared. */
export const LESIONS_FIND: InFive = {
  ko: 'RECIST 1.1과 크기 변화는 그 장기의 병변이 있을 때만 정상 문장을 뺍니다. 표적 병변이 없거나 다른 장기에 있으면 정상 문장이 남습니다.',
  en: 'RECIST 1.1 and growth remove the normal sentence only for a lesion of this organ; without target lesions, or with those of other organs, it stays.',
  zh: 'RECIST 1.1 和大小变化仅在病灶位于该器官时去除正常描述；无靶病灶或靶病灶在其他器官时，正常描述保留。',
  ja: 'RECIST 1.1 と大きさの変化は、この臓器に病変があるときだけ正常文を外します。標的病変がないとき、ほかの臓器にあるときは残ります。',
  de: 'RECIST 1.1 und Größenverlauf entfernen den Normalsatz nur bei einer Läsion dieses Organs; ohne Zielläsion oder bei anderen Organen bleibt er stehen.',
}

/** This is for the plate for spine radiographs. */
export const GERMAN_VERTEBRAE: InFive = {
  ko: '독일어에서 척추체를 BWK 9, LWK 1처럼 적습니다.',
  en: 'German names vertebrae as its radiologists do: BWK 9, LWK 1.',
  zh: '德文按德国习惯书写椎体名称：BWK 9、LWK 1。',
  ja: 'ドイツ語では椎体を BWK 9、LWK 1 のように記します。',
  de: 'Wirbelkörper heißen BWK 9 und LWK 1 statt T9 und L1.',
}

/** This is for the plates for the brain, which ask for the side of every paired structure. */
export const SIDES_ASKED: InFive = {
  ko: '좌우가 있는 부위와 혈관은 방향을 꼭 묻고, 위축 0등급은 위축 없음으로 적습니다. 서로 어긋나는 문장은 함께 쓰이지 않으며 문장을 다듬었습니다.',
  en: 'Paired sites and vessels ask for their side, and grade 0 of an atrophy says that there is none. Sentences that contradict each other no longer stand together, and wording was improved.',
  zh: '成对的部位和血管必须填写侧别；萎缩 0 级写为无萎缩。相互矛盾的语句不再并列，并改进了措辞。',
  ja: '左右のある部位と血管では左右を必ず尋ね、萎縮 0 度は萎縮なしと書きます。矛盾する文が並ばなくなり、表現を改めました。',
  de: 'Paarige Orte und Gefäße fragen nach der Seite, Grad 0 einer Atrophie heißt keine Atrophie. Widersprüchliche Sätze stehen nicht mehr nebeneinander, Formulierungen sind verbessert.',
}

/** This is for the plates for spines and joints. */
export const WITHOUT_CONTRADICTIONS: InFive = {
  ko: '소견과 어긋나는 정상 문장이 함께 쓰이지 않고, 크기와 전위 등 중요한 값이 결론에도 들어갑니다. 문장을 다듬었습니다.',
  en: 'Normal sentences that contradict a finding no longer stand beside it, and sizes, retraction or displacement reach the conclusion. Wording was improved.',
  zh: '与所见矛盾的正常描述不再并列，大小、回缩、移位等重要数值也写入结论，并改进了措辞。',
  ja: '所見と矛盾する正常文が並ばなくなり、大きさ・退縮・転位などの値が結論にも入ります。表現を改めました。',
  de: 'Normalsätze, die einem Befund widersprechen, stehen nicht mehr daneben; Größe, Retraktion und Dislokation erscheinen auch in der Beurteilung. Formulierungen sind verbessert.',
}

/** This is for the plate for abdomen and pelvis CT, which grades injuries. */
export const INJURIES: InFive = {
  ko: '간, 비장, 신장 손상의 AAST 등급을 매기는 칸이 있습니다. 국소 간·신장 병변과 장벽의 정상 문장은 ‘전체 정상’이 씁니다.',
  en: 'Cells grade injuries of liver, spleen and kidney by the AAST scale. The normal sentences of focal liver, focal kidney and bowel wall are written by “All normal”.',
  zh: '新增肝、脾、肾损伤的 AAST 分级单元格。肝、肾占位和肠壁的正常描述由“全部正常”写出。',
  ja: '肝・脾・腎損傷の AAST 分類のマスがあります。肝・腎の限局性病変と腸管壁の正常文は「全体正常」が書きます。',
  de: 'Zellen stufen Verletzungen von Leber, Milz und Niere nach AAST ein. Die Normalsätze zu Leberherden, Nierenherden und Darmwand schreibt „Alles normal“.',
}

/** This is for the plate for chest CT. */
export const CORONARY_AND_FOLLOW_UP: InFive = {
  ko: '관상동맥 석회화의 CAC-DRS와 폐결절 추적의 칸이 있습니다. 기도와 종격동의 정상 문장은 ‘전체 정상’이 씁니다.',
  en: 'Cells for CAC-DRS of coronary calcium and for lung nodules that are followed. The normal sentences of airways and mediastinum are written by “All normal”.',
  zh: '新增冠状动脉钙化 CAC-DRS 和肺结节随访单元格。气道和纵隔的正常描述由“全部正常”写出。',
  ja: '冠動脈石灰化の CAC-DRS と肺結節の経過のマスがあります。気道と縦隔の正常文は「全体正常」が書きます。',
  de: 'Zellen für CAC-DRS bei Koronarkalk und für den Verlauf von Lungenrundherden. Die Normalsätze zu Atemwegen und Mediastinum schreibt „Alles normal“.',
}

/** This names the normal cell for one body part. */
export const NORMAL_OF: InFive = {
  ko: '{name} 정상',
  en: '{name} normal',
  zh: '{name}正常',
  ja: '{name}正常',
  de: '{name} normal',
}

export const ALL_NORMAL_NAME: InFive = {
  ko: '전체 정상',
  en: 'All normal',
  zh: '全部正常',
  ja: '全体正常',
  de: 'Alles normal',
}

export const EXAM_NAME: InFive = {
  ko: '검사 정보',
  en: 'Exam details',
  zh: '检查信息',
  ja: '検査情報',
  de: 'Angaben',
}

export const NORMAL_TITLE: InFive = {
  ko: '{name} 정상',
  en: '{name}: normal',
  zh: '{name}正常',
  ja: '{name} 正常',
  de: '{name}: normal',
}

export const COMPARISON_NAME: InFive = {
  ko: '비교 검사',
  en: 'Comparison',
  zh: '对比检查',
  ja: '比較検査',
  de: 'Voruntersuchung',
}

export const NO_COMPARISON_NAME: InFive = {
  ko: '이전 검사 없음',
  en: 'No prior',
  zh: '无既往检查',
  ja: '過去画像なし',
  de: 'Keine Voraufnahme',
}

/** This is for plates whose regions were renamed so that no two organs share a name. */
export const NAMED: InFive = {
  ko: '부위 이름에 장기를 함께 적었습니다. 다른 장기의 모듈이 이 부위의 정상 문장을 바꾸지 않습니다.',
  en: 'Names of regions say their organ, so that no module of another organ replaces their normal sentences.',
  zh: '部位名称注明器官，其他器官的模块不会取代该部位的正常描述。',
  ja: '部位の名前に臓器を示しました。ほかの臓器のモジュールがこの部位の正常文に代わることはありません。',
  de: 'Regionen nennen ihr Organ, damit kein Modul eines anderen Organs ihren Normalsatz ersetzt.',
}

/** This is for plates whose scores only replace the normal sentences that their result contradicts. */
export const SCORES_FIND: InFive = {
  ko: '점수 모듈은 결과와 어긋나는 정상 문장만 뺍니다. 이상이 없으면 정상 문장이 그대로 남습니다.',
  en: 'Score modules remove only the normal sentences that their result contradicts; where they find nothing, the normal sentences stay.',
  zh: '评分模块只去除与结果矛盾的正常描述；未发现异常时，正常描述保留。',
  ja: 'スコアのモジュールは、結果と矛盾する正常文だけを外します。異常がなければ正常文は残ります。',
  de: 'Score-Module entfernen nur Normalsätze, denen ihr Ergebnis widerspricht; ohne Befund bleiben die Normalsätze stehen.',
}

/** This is for plates with both changes. */
export const NAMED_AND_FIND: InFive = {
  ko: `${NAMED.ko} ${SCORES_FIND.ko}`,
  en: `${NAMED.en} ${SCORES_FIND.en}`,
  zh: `${NAMED.zh}${SCORES_FIND.zh}`,
  ja: `${NAMED.ja}${SCORES_FIND.ja}`,
  de: `${NAMED.de} ${SCORES_FIND.de}`,
}

/** This is for plates whose recommendations are data. */
export const FOLLOWED: InFive = {
  ko: '추적 검사를 권하는 문장에 검사, 시기, 이유가 데이터로 들어 있어 입력하지 않아도 예정 목록에 올릴 수 있습니다.',
  en: 'Sentences that recommend a follow-up carry its exam, time and reason as data, so that it goes onto the follow-up list without typing.',
  zh: '建议复查的语句以数据形式包含检查、时间和原因，无需输入即可加入待办列表。',
  ja: '経過観察を勧める文は検査・時期・理由をデータとして持ち、入力せずに予定一覧に載せられます。',
  de: 'Sätze, die eine Kontrolle empfehlen, enthalten Untersuchung, Zeitpunkt und Grund als Daten und kommen ohne Eingabe auf die Terminliste.',
}

/** Cases of daily work led to these corrections, for the plates for the abdomen, the pelvis and the neck. */
export const DAILY_CASES: InFive = {
  ko: '일상 증례에서 입력할 수 없던 소견(수술 후 상태, 크기, 위치 등)을 입력할 수 있고, 함께 적은 소견의 결론과 권고가 겹치거나 어긋나지 않습니다.',
  en: 'Findings of daily cases that could not be entered (after surgery, sizes, places) can be; conclusions and recommendations of findings written together no longer repeat or contradict each other.',
  zh: '可录入日常病例中原先无法录入的所见（术后、大小、部位等）；同时书写的所见，其结论和建议不再重复或矛盾。',
  ja: '日常の症例で入力できなかった所見（術後、大きさ、部位など）を入力できます。併記した所見の結論と推奨が重複・矛盾しなくなりました。',
  de: 'Befunde aus dem Alltag, die nicht eingegeben werden konnten (nach Operation, Größen, Orte), sind möglich; Beurteilungen und Empfehlungen gemeinsamer Befunde wiederholen und widersprechen sich nicht mehr.',
}

/**
 * Findings that a technique, a missing prior exam or an operation rules out are excluded, and conclusions are
 * more complete.
 */
export const TOLD_BEFORE_COPYING: InFive = {
  ko: '서로 모순되는 기법, 비교, 소견은 복사 전에 알려 주고, 결론에 이전과의 변화, 크기, 위치가 더 들어갑니다.',
  en: 'Techniques, comparisons and findings that contradict each other are told before copying; conclusions also say the change since the prior exam, sizes and places.',
  zh: '相互矛盾的技术、对比和所见在复制前会提示；结论中增加了与前次的变化、大小和部位。',
  ja: '互いに矛盾する撮影法・比較・所見はコピー前に知らせます。結論には前回からの変化・大きさ・部位も入ります。',
  de: 'Techniken, Vergleiche und Befunde, die sich widersprechen, werden vor dem Kopieren gemeldet; Beurteilungen nennen auch Verlauf, Größen und Orte.',
}

/** Findings that contradict each other at the same place are excluded. */
export const TOLD_WHERE_REMOVED: InFive = {
  ko: '절제했거나 보이지 않는 장기, 폐엽, 쪽에 있는 소견은 복사 전에 알려 줍니다.',
  en: 'A finding in an organ, a lobe or a side that was removed or not seen is told before copying.',
  zh: '位于已切除或未显示的器官、肺叶或一侧的所见在复制前会提示。',
  ja: '切除または描出されない臓器・肺葉・側の所見は、コピー前に知らせます。',
  de: 'Ein Befund in einem entfernten oder nicht dargestellten Organ oder Lungenlappen oder auf einer solchen Seite wird vor dem Kopieren gemeldet.',
}

export const TOLD_BY_PLACE: InFive = {
  ko: '절제했거나 없는 쪽, 엽에 있는 소견은 복사 전에 알려 줍니다.',
  en: 'A finding on a side or in a lobe that was removed or is missing is told before copying.',
  zh: '位于已切除或缺如的一侧或腺叶的所见在复制前会提示。',
  ja: '切除または欠損した側・葉の所見は、コピー前に知らせます。',
  de: 'Ein Befund auf einer entfernten Seite oder in einem entfernten oder fehlenden Lappen wird vor dem Kopieren gemeldet.',
}

/** This is for the plate for chest radiographs. */
export const LIMITS_AND_DEVICES: InFive = {
  ko: '평가 제한, 기관절개관, 심장 수술 후, 폐기포, 열공탈장, 쇄골·견갑골 골절, 흉추 퇴행성 변화의 칸이 있습니다. 절제한 폐엽과 확진된 폐암을 적고, 같은 관의 위치가 서로 다르면 알려 주며, CT는 한 번만 권합니다.',
  en: 'Cells for what limits the study, tracheostomy, cardiac surgery, bullae, hiatal hernia, fractures of clavicle and scapula, and degenerative spine. The resected lobe and a known cancer are named, a tube that lies in two places is told, and CT is recommended once.',
  zh: '新增评价受限、气管切开套管、心脏术后、肺大疱、食管裂孔疝、锁骨与肩胛骨骨折、胸椎退行性变单元格。可注明切除的肺叶和已确诊的肺癌；同一导管位置不一致时提示；CT 只建议一次。',
  ja: '評価困難、気管切開チューブ、心臓術後、肺嚢胞、食道裂孔ヘルニア、鎖骨・肩甲骨骨折、胸椎変性のマスがあります。切除した肺葉と既知の肺癌を記載し、同じチューブの位置が食い違うと知らせ、CT の推奨は一度だけです。',
  de: 'Zellen für eingeschränkte Beurteilbarkeit, Trachealkanüle, Herzoperation, Bullae, Hiatushernie, Frakturen von Klavikula und Skapula und Spondylose. Der resezierte Lappen und ein bekanntes Karzinom werden genannt, widersprüchliche Katheterlagen gemeldet, CT wird einmal empfohlen.',
}

/** This is for the plate for chest CT, which now states whether there is an embolus. */
export const EMBOLISM_ANSWERED: InFive = {
  ko: '폐색전 없음, 폐좌상, 방사선 폐 변화, 이전 검사 없음의 칸이 있습니다. 안장형·만성 색전, 전폐절제술, 확진된 폐암, 흉막 결절과 간 전이를 적을 수 있습니다. 흉수, 기흉, 심장, 뼈의 정상 문장은 ‘전체 정상’이 씁니다.',
  en: 'Cells for no embolism, lung contusion, radiation change and no prior study. Saddle and chronic emboli, pneumonectomy, a known cancer, pleural nodules and liver metastases can be entered. The normal sentences of effusion, pneumothorax, heart and bones are written by “All normal”.',
  zh: '新增无肺栓塞、肺挫伤、放射性肺改变和无既往检查单元格。可填写骑跨型和慢性栓塞、全肺切除、已确诊肺癌、胸膜结节和肝转移。胸腔积液、气胸、心脏和骨的正常描述由“全部正常”写出。',
  ja: '肺塞栓なし、肺挫傷、放射線肺障害、過去画像なしのマスがあります。騎乗型・慢性の塞栓、肺全摘、既知の肺癌、胸膜結節、肝転移を記載できます。胸水・気胸・心臓・骨の正常文は「全体正常」が書きます。',
  de: 'Zellen für den Ausschluss einer Lungenembolie, Lungenkontusion, Strahlenfolgen und fehlende Voruntersuchung. Sattel- und chronische Embolien, Pneumonektomie, bekanntes Karzinom, Pleuraknoten und Lebermetastasen sind eintragbar. Die Normalsätze zu Erguss, Pneumothorax, Herz und Skelett schreibt „Alles normal“.',
}

/** This is for the plate for mammography. */
export const ONE_BREAST: InFive = {
  ko: '한쪽 유방촬영과 양성 수술 후의 칸이 있고, 정상 문장이 촬영한 유방만 말합니다. 유방보존술 후 ‘재발 소견 없음’을 지울 수 있고, 한쪽 보형물이 파열되어도 반대쪽을 함께 적습니다. 문장을 다듬었습니다.',
  en: 'Cells for mammography of one breast, whose normal sentences speak of that breast, and for benign surgery. After breast conservation “no recurrence” can be left out, and an intact implant stands beside a ruptured one. Wording was improved.',
  zh: '新增单侧摄影单元格（正常描述仅指所摄乳腺）和良性病变术后单元格。保乳术后的“未见复发”可以删去；一侧假体破裂时可同时填写另一侧完整。改进了措辞。',
  ja: '片側撮影（正常文は撮影した乳房のみを述べます）と良性手術後のマスがあります。温存術後の「再発所見なし」は外せ、片側のインプラント破損と対側の正常を並べて記載できます。表現を改めました。',
  de: 'Zellen für die einseitige Mammographie, deren Normalsätze nur diese Mamma nennen, und für benigne Operationen. Nach BET ist „kein Rezidivhinweis“ abwählbar, ein intaktes Implantat kann neben einem rupturierten stehen. Formulierungen sind verbessert.',
}

/** This is for the plate for breast ultrasound. */
export const COMPARED_AND_ANSWERED: InFive = {
  ko: '비교 검사와 양성 수술 후의 칸이 있습니다. 표적 초음파는 촉지 부위의 답으로 결론을 맺고, 혈종과 유방절제술 후 흉벽 병변을 적을 수 있으며, 유관 내 종괴 옆에 종괴가 없다는 말이 남지 않습니다.',
  en: 'Cells for the prior study and for benign surgery. A targeted exam concludes with what was felt, a hematoma and a lesion of the chest wall after mastectomy can be entered, and no intraductal mass is denied beside one.',
  zh: '新增对比检查和良性病变术后单元格。靶向超声以触及处的结果作结论；可填写血肿和乳房切除术后胸壁病变；有导管内肿块时不再写管腔内未见占位。',
  ja: '比較検査と良性手術後のマスがあります。ターゲット超音波は触知部の答えで結論し、血腫と切除後の胸壁病変を記載でき、乳管内腫瘤の横に腫瘤なしと残りません。',
  de: 'Zellen für die Voruntersuchung und für benigne Operationen. Die gezielte Sonographie schließt mit dem Tastbefund, Hämatome und Thoraxwandherde nach Mastektomie sind eintragbar, neben einem intraduktalen Herd wird keiner mehr verneint.',
}

/** This is for the plate for breast MRI. */
export const OTHER_BREAST: InFive = {
  ko: '반대쪽 유방이나 나머지에 의심스러운 조영증강이 없음을 적는 칸이 있습니다. 비조영 보형물 MRI는 조영증강을 말하지 않고, 낭종과 같은 양성 소견 옆에 정상 문장이 남으며, 유방 밖 병변의 판단과 권고를 적습니다.',
  en: 'A cell says that the other breast, or the rest, has no suspicious enhancement. Implant MRI without contrast says nothing of enhancement, the normal sentence stays beside cysts and other benign findings, and lesions outside the breast have a judgment and advice.',
  zh: '新增单元格，说明对侧乳腺或其余部位未见可疑强化。假体平扫 MRI 不再描述强化；囊肿等良性所见旁保留正常描述；乳腺外病灶可填写判断和建议。',
  ja: '対側乳房や他部位に疑わしい造影効果がないことを記載するマスがあります。インプラントの単純 MRI は造影効果を述べず、嚢胞などの良性所見では正常文が残り、乳房外病変には判断と推奨を記載します。',
  de: 'Eine Zelle sagt, dass die andere Mamma oder das Übrige keine suspekte Anreicherung zeigt. Die native Implantat-MRT sagt nichts zur Anreicherung, neben Zysten und anderem Gutartigen bleibt der Normalsatz, extramammäre Läsionen haben Wertung und Empfehlung.',
}

/** The technique of the report answers these questions. */
export const FOLLOWS_TECHNIQUE: InFive = {
  ko: 'LI-RADS의 검사 종류가 검사 방법을 따르고, 다른 답은 복사 전에 알려 줍니다.',
  en: 'The modality of LI-RADS follows the technique, and another answer is told before copying.',
  zh: 'LI-RADS 的检查方式随检查技术填入，其他答案在复制前会提示。',
  ja: 'LI-RADS の検査法は検査方法に従い、ほかの答えはコピー前に知らせます。',
  de: 'Die Modalität von LI-RADS folgt der Technik; eine andere Antwort wird vor dem Kopieren gemeldet.',
}

/**
 * Cases of daily work led to these additions: surgery, follow-up, incidental findings, and grammatical
 * agreement.
 */
export const CASES_PLAYED: InFive = {
  ko: '일상 증례에서 적을 수 없던 소견을 더했습니다. 수술 후 상태, 이전과의 변화, 우연히 보이는 소견이 들어 있고, 문장을 다듬었습니다.',
  en: 'Findings of daily work that could not be entered are added: the state after surgery, the change since the prior exam, and what is found by chance. Sentences are revised.',
  zh: '增加了日常病例中此前无法填写的所见：术后状态、与前次的变化及偶然发现，并修订了语句。',
  ja: '日常の症例で入力できなかった所見を加えました。術後の状態、前回からの変化、偶発所見が入り、文も見直しました。',
  de: 'Befunde des Alltags, die sich nicht angeben ließen, sind ergänzt: Zustand nach Operation, Verlauf zur Voruntersuchung, Zufallsbefunde. Sätze sind überarbeitet.',
}

/** A wrong unit is reported where it is entered. */
/** A score of 2.5 gave no category, so that a lesion was described beside «no suspicious lesion». */
export const WHOLE_SCORES: InFive = {
  ko: '점수(T2, DWI, 색)는 정수만 받습니다.',
  en: 'Scores (T2, DWI, color) are whole numbers only.',
  zh: '评分（T2、DWI、血流）只接受整数。',
  ja: 'スコア（T2、DWI、カラー）は整数のみ入力できます。',
  de: 'Scores (T2, DWI, Color) sind nur ganze Zahlen.',
}

export const UNITS_ASKED: InFive = {
  ko: '길이가 단위에 비해 이례적으로 크거나 작으면(예: 동맥류 58 cm) 입력할 때 단위를 묻습니다.',
  en: 'Where a length is unusual for its unit (an aneurysm of 58 cm), the form asks about the unit.',
  zh: '长度与单位不相称时（如动脉瘤 58 cm），填写时会提示核对单位。',
  ja: '長さが単位に対して異例な場合（動脈瘤 58 cm など）、入力時に単位を確認します。',
  de: 'Ist eine Länge für ihre Einheit ungewöhnlich (Aneurysma von 58 cm), fragt das Formular nach der Einheit.',
}

/**
 * In addition to wrong units, a finding that can occur only once at a side or level is reported if it was
 * entered twice.
 */
export const UNITS_AND_PLACES_ASKED: InFive = {
  ko: '길이가 단위에 비해 이례적으로 크거나 작으면(예: 동맥류 58 cm) 입력할 때 단위를 묻고, 같은 쪽이나 같은 높이에 한 소견을 두 번 적으면 복사 전에 알려 줍니다.',
  en: 'Where a length is unusual for its unit (an aneurysm of 58 cm), the form asks about the unit; a finding entered twice for one side or level is told before copying.',
  zh: '长度与单位不相称时（如动脉瘤 58 cm），填写时会提示核对单位；同侧或同一节段重复填写同一所见时，复制前会提示。',
  ja: '長さが単位に対して異例な場合（動脈瘤 58 cm など）、入力時に単位を確認します。同じ側や高位に同じ所見を二度入力した場合は、コピー前に知らせます。',
  de: 'Ist eine Länge für ihre Einheit ungewöhnlich (Aneurysma von 58 cm), fragt das Formular nach der Einheit; ein Befund, der für eine Seite oder Höhe zweimal eingegeben wurde, wird vor dem Kopieren gemeldet.',
}
export const SETTLED: InFive = {
  ko: '함께 참일 수 없는 소견(한자리에 적은 두 등급, 절제한 장기의 소견 등)이 있으면 정리할 때까지 복사를 막습니다.',
  en: 'What can’t be true together (two grades of one finding in one place, a finding in an organ that was removed) has to be settled before copying.',
  zh: '不能同时成立的所见（同一部位的两个分级、已切除脏器的所见等）须先处理方可复制。',
  ja: '両立しない所見（同じ部位の二つの程度、切除した臓器の所見など）は、整理するまでコピーできません。',
  de: 'Was nicht zugleich stimmen kann (zwei Grade eines Befundes an einem Ort, ein Befund in einem entfernten Organ), muss vor dem Kopieren geklärt werden.',
}
export const SETTLED_AND_SIZES_ASKED: InFive = {
  ko: '함께 참일 수 없는 소견(한자리에 적은 두 등급, 절제한 장기의 소견 등)이 있으면 정리할 때까지 복사를 막습니다. 검사 전체의 크기(갑상선엽, 자궁, 전립선)도 단위에 비해 이례적이면 입력할 때 묻습니다.',
  en: 'What can’t be true together (two grades of one finding in one place, a finding in an organ that was removed) has to be settled before copying. Sizes of the exam itself (thyroid lobes, uterus, prostate) ask about an unlikely unit as well.',
  zh: '不能同时成立的所见（同一部位的两个分级、已切除脏器的所见等）须先处理方可复制。检查本身的大小（甲状腺叶、子宫、前列腺）与单位不相称时也会提示核对。',
  ja: '両立しない所見（同じ部位の二つの程度、切除した臓器の所見など）は、整理するまでコピーできません。検査全体の大きさ（甲状腺葉、子宮、前立腺）も、単位に対して異例な場合は入力時に確認します。',
  de: 'Was nicht zugleich stimmen kann (zwei Grade eines Befundes an einem Ort, ein Befund in einem entfernten Organ), muss vor dem Kopieren geklärt werden. Auch Größen der Untersuchung selbst (Schilddrüsenlappen, Uterus, Prostata) fragen bei unwahrscheinlicher Einheit nach.',
}

/**
 * Complete reports of further cases led to these corrections: contradicting conclusions, missing sizes, and
 * unsuitable advice.
 */
export const READ_WHOLE: InFive = {
  ko: '판독문 전체를 다시 읽고 고쳤습니다. 다른 곳의 재발과 어긋나던 결론, 크기가 빠진 결론, 이 환자에게 맞지 않는 권고를 고치고 빠져 있던 답을 더했습니다.',
  en: 'Whole reports were read again: conclusions that disagreed with a recurrence elsewhere or lacked a size, and advice that did not fit the patient, are corrected; missing answers are added.',
  zh: '重新通读整份报告：修正了与他处复发不符或缺少大小的结论，以及不适合该患者的建议，并补充了缺少的选项。',
  ja: 'レポート全体を読み直しました。他部位の再発と合わない結論、大きさのない結論、患者に合わない推奨を改め、足りない選択肢を加えました。',
  de: 'Ganze Befunde neu gelesen: Beurteilungen, die einem Rezidiv an anderer Stelle widersprachen oder ohne Größe standen, und Empfehlungen, die nicht zum Patienten passten, sind berichtigt; fehlende Antworten sind ergänzt.',
}

/** These sentences don't apply to the remaining lung. */
export const REMAINING_LUNG: InFive = {
  ko: '한쪽 폐를 절제한 뒤 남은 폐에 소견이 있으면 ‘반대쪽 폐에 이상 음영 없음’을 쓰지 않습니다.',
  en: 'After a pneumonectomy the remaining lung is no longer said to be clear beside a finding in it.',
  zh: '全肺切除术后，余肺有所见时不再写“对侧肺野未见异常密度影”。',
  ja: '肺全摘後、残った肺に所見がある場合は「対側肺野に異常影を認めない」と書きません。',
  de: 'Nach Pneumonektomie heißt die verbliebene Lunge neben einem Befund in ihr nicht mehr unauffällig.',
}

/**
 * This is for the cervical spine, where an incidental nodule of 10 to 14 mm was sent to ultrasound at any
 * age.
 */
export const THYROID_BY_AGE: InFive = {
  ko: '35세 이상에서 우연히 보인 갑상선 결절은 미국영상의학회 기준대로 1.5 cm부터 초음파를 권합니다. 나이를 적지 않거나 35세 미만이면 전처럼 1 cm부터입니다.',
  en: 'From 35 years on, ultrasound of an incidental thyroid nodule is recommended from 1.5 cm, as the American College of Radiology does; below, or without an age, from 1 cm as before.',
  zh: '年满 35 岁者偶然发现的甲状腺结节按美国放射学会标准自 1.5 cm 起建议超声；未满 35 岁或未填年龄者仍自 1 cm 起。',
  ja: '35 歳以上の偶発甲状腺結節は、米国放射線学会の基準に合わせて 1.5 cm から超音波検査を推奨します。35 歳未満または年齢の記載がない場合は従来どおり 1 cm からです。',
  de: 'Ab 35 Jahren wird die Sonographie eines zufällig gefundenen Schilddrüsenknotens wie vom American College of Radiology ab 1,5 cm empfohlen; darunter oder ohne Altersangabe wie bisher ab 1 cm.',
}

/** Of the spine radiograph: what it recommends was read; the reader chooses the step after a prevertebral swelling, and the grade of a slip. */
export const SPINE_ADVICE_READ: InFive = {
  ko: '권고의 출처를 학회 문서에서 확인했습니다. 척추앞 연부조직 부종에는 경추 CT를 늘 권하지 않고, 판독자가 다음 검사를 고릅니다. Meyerding 등급은 전방전위증에서 고르며, 원 논문에서 읽지 못한 한계로 정하던 키는 뺐습니다. 출처 링크를 출판사, 학회 또는 저자 소속 기관의 페이지로 바꾸었습니다.',
  en: 'The sources of the recommendations were read in documents of the societies. Prevertebral swelling no longer always recommends CT of the cervical spine; the reader chooses the next step. The Meyerding grade is chosen in the anterolisthesis; the key that worked it out by limits not read in the original paper is gone. Sources now link to the publisher, the society or the authors’ institution.',
  zh: '各项建议的来源已在学会文件中核对。椎前软组织肿胀不再固定建议颈椎 CT，由诊断医师选择下一步检查。Meyerding 分度在前滑脱中选择，按未在原文中读到的界值自动分度的按键已移除。来源链接已改为出版方、学会或作者所在机构的页面。',
  ja: '推奨の出典を学会の文書で確認しました。椎体前軟部組織腫脹では頸椎 CT を一律に推奨せず、読影者が次の検査を選びます。Meyerding 分類は前方すべりで選び、原著で確認できていない境界で判定していたキーは外しました。出典のリンク先を出版社、学会または著者の所属機関のページに改めました。',
  de: 'Die Quellen der Empfehlungen wurden in Dokumenten der Fachgesellschaften gelesen. Bei prävertebraler Schwellung wird nicht mehr stets eine CT der HWS empfohlen; den nächsten Schritt wählen Sie selbst. Der Meyerding-Grad wird bei der Anterolisthesis gewählt; die Taste, die ihn nach nicht im Original gelesenen Grenzen berechnete, entfällt. Die Quellen verweisen jetzt auf den Verlag, die Fachgesellschaft oder die Einrichtung der Autoren.',
}

/** Of the brain MRI: the grades of white matter and of the temporal lobe were read. */
export const BRAIN_GRADES_READ: InFive = {
  ko: 'Fazekas 등급과 MTA 등급을 미국신경영상의학회(ASNR)의 데이터 요소에서 확인했습니다. 문장은 그대로입니다.',
  en: 'The grades of Fazekas and of MTA were read in data elements by the American Society of Neuroradiology. Sentences are the same.',
  zh: 'Fazekas 分级和 MTA 分级已在美国神经放射学会（ASNR）的数据元素中核对。语句不变。',
  ja: 'Fazekas と MTA のグレードを米国神経放射線学会（ASNR）のデータ要素で確認しました。文は同じです。',
  de: 'Die Grade nach Fazekas und der MTA wurden in Datenelementen der American Society of Neuroradiology gelesen. Die Sätze bleiben gleich.',
}

/** Of the lumbar spine: the limits of Meyerding were read in a textbook only, so the reader chooses the grade. */
export const GRADE_CHOSEN: InFive = {
  ko: 'Meyerding 등급은 전위 소견에서 고릅니다. 원 논문에서 읽지 못한 한계로 등급을 정하던 키는 뺐습니다. 계산이 필요하면 무료 모듈을 판에 더할 수 있습니다.',
  en: 'The Meyerding grade is chosen in the finding of the slip. The key that worked it out by limits not read in the original paper is gone; the module stays free in the library and can be added.',
  zh: 'Meyerding 分度在滑脱所见中选择。按未在原文中读到的界值自动分度的按键已移除；该模块仍在库中免费提供，可自行添加。',
  ja: 'Meyerding 分類はすべりの所見で選びます。原著で確認できていない境界で判定していたキーは外しました。モジュールはライブラリで無料のまま、追加できます。',
  de: 'Der Meyerding-Grad wird beim Befund des Wirbelgleitens gewählt. Die Taste, die ihn nach nicht im Original gelesenen Grenzen berechnete, entfällt; das Modul bleibt kostenlos in der Bibliothek und lässt sich hinzufügen.',
}

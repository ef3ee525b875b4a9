import { inEachLocale } from './inEachLocale.ts'
import type { InFive } from './SynopticHead.ts'

/** This describes every synopsis; `{name}` is the specimen. */
export const PLATE_SUMMARY: InFive = {
  ko: '{name} 판독에 쓰는 판입니다. 키 하나가 항목 하나에 답하고, 진단이 첫 줄에, 필수 항목이 번호로 이어지며, M은 알 때만 씁니다.',
  en: 'A plate for reporting {name}: each key answers one element, the diagnosis stands first, the elements follow numbered, and M is written only when known.',
  zh: '用于{name}报告的报告板：一键回答一个项目，诊断在首行，各项目依次编号，仅在已知时书写 M。',
  ja: '{name}のレポート用プレートです。1 キーで 1 項目に答え、診断が先頭、各項目が番号付きで続き、M は判明時のみ記載します。',
  de: 'Tafel für den Befund {name}: Eine Taste beantwortet ein Merkmal, die Diagnose steht vorn, die Merkmale folgen nummeriert, M nur falls bekannt.',
}

export const MODULE_SUMMARY: InFive = {
  ko: '{name}의 표준 서식입니다. 진단, 번호가 붙은 항목, 의견을 쓰고, 병기가 있으면 입력한 항목에서 계산합니다.',
  en: 'The synoptic report for {name}: diagnosis, numbered elements and comment, with the stage, where there is one, worked out from the elements.',
  zh: '{name}的规范化报告：诊断、编号项目和备注；如有分期，则由所填项目得出。',
  ja: '{name}の標準書式です。診断、番号付き項目、コメントを記載し、病期があれば入力項目から求めます。',
  de: 'Strukturierter Befund {name}: Diagnose, nummerierte Merkmale und Kommentar; ein Stadium wird, wo vorgesehen, aus den Merkmalen bestimmt.',
}

export const FIRST_EDITION: InFive = {
  ko: '초판입니다.',
  en: 'First edition.',
  zh: '第一版。',
  ja: '初版です。',
  de: 'Erste Ausgabe.',
}

export const SECOND_EDITION: InFive = {
  ko: '표준 서식으로 다시 만들었습니다. 여러 검체를 한 보고서에 쓰고, 항목은 선택지로 답하며, 진단이 첫 줄에 옵니다.',
  en: 'Rebuilt as a synoptic report: several parts in one report, elements answered by choices, the diagnosis first.',
  zh: '改为规范化报告：一份报告可含多个标本，各项目以选项回答，诊断在首行。',
  ja: '標準書式に作り直しました。複数検体を一つの報告書に記載し、項目は選択肢で答え、診断を先頭に置きます。',
  de: 'Als strukturierter Befund neu aufgebaut: mehrere Präparate in einem Befund, Merkmale als Auswahl, die Diagnose zuerst.',
}

/**
 * This is for modules that compute a stage: a table returned T0, which wasn't an option of the value that
 * reads it.
 */
export const T0_EDITION: InFive = {
  ko: '종양이 남지 않은 ypT0도 병기표의 T에 있는 답입니다. 병기는 그대로 내지 않습니다. 병기표의 용어를 다듬었습니다.',
  en: 'ypT0, no residual tumor, is an answer for the T of the stage table too; as before it has no stage group. Terms of the table are corrected.',
  zh: '无肿瘤残留的 ypT0 也成为分期表中 T 的选项；与以前一样不给出分期组。修订了分期表的用词。',
  ja: '腫瘍の残存がない ypT0 も病期表の T の選択肢になりました。病期は従来どおり示しません。病期表の用語を見直しました。',
  de: 'ypT0, kein Residualtumor, ist auch in der Stadientabelle eine Antwort für T; wie bisher ohne Stadiengruppe. Begriffe der Tabelle sind verbessert.',
}

/** This is for all synopses: rows whose source nobody has read weren't marked. */
export const MARKED_EDITION: InFive = {
  ko: '병기표마다 이름과 줄별 출처가 있고, 출처를 읽지 못한 줄에는 표시가 있습니다. 판정은 그대로입니다.',
  en: 'Tables have names and each row its source; rows whose source was not read are marked. What is decided is the same.',
  zh: '各判定表有了名称，每行注明来源；来源未核对的行带有标记。判定不变。',
  ja: '各判定表に名称が付き、行ごとに出典を示します。出典を確認できていない行には印があります。判定は同じです。',
  de: 'Tabellen haben Namen, jede Zeile ihre Quelle; Zeilen mit ungelesener Quelle sind markiert. Die Einstufung bleibt dieselbe.',
}

/**
 * This is for all synopses: a row or comment without a value removed every line around it from the report.
 */
export const WHOLE_EDITION: InFive = {
  ko: '줄을 쓰는 데 필요한 값은 빠짐없이 묻습니다. 한 값이 비어 목록이나 의견이 통째로 빠지던 일이 없고, 진단과 맞지 않는 항목과 의견은 알려 줍니다.',
  en: 'What a line needs is asked for, so that an empty value no longer takes the list or the comments out of the report; items and comments that do not fit the diagnosis are told.',
  zh: '书写每一行所需的值都会询问，不再因一项空缺而整段缺失；与诊断不符的项目和备注会提示。',
  ja: '各行に必要な値は必ず尋ねるため、空欄ひとつで一覧やコメントが丸ごと欠けることはなくなりました。診断に合わない項目やコメントは知らせます。',
  de: 'Was eine Zeile braucht, wird abgefragt: Ein leeres Feld lässt weder Liste noch Kommentar mehr ausfallen. Merkmale und Kommentare, die nicht zur Diagnose passen, werden gemeldet.',
}

/** This is for all synopses, which were revised with complete forms of daily work. */
export const CASES_EDITION: InFive = {
  ko: '실제 증례로 다시 읽었습니다. 이전 절제로 종양이 제거된 검체를 pT0으로 쓰지 않습니다. 의견은 맞는 검체나 소견이 있을 때만 쓰고, 검체가 여럿이면 번호를 적을 수 있습니다. 빠져 있던 소견과 문구를 보완했습니다.',
  en: 'Read again in whole cases: a specimen whose tumor was removed before is no pT0; a comment needs what it speaks of and may name its specimen; missing findings are added and wording is corrected in all languages.',
  zh: '按完整病例重新核阅：肿瘤已在既往切除中去除的标本不再写作 pT0；备注须有相应的标本或所见，多个标本时可注明编号；补充了缺少的所见，并修订各语言用词。',
  ja: '症例全体で読み直しました。前回切除で腫瘍が除かれた検体を pT0 としません。コメントは該当する検体・所見がある場合のみとし、複数検体では番号を示せます。欠けていた所見を加え、各言語の文言を改めました。',
  de: 'An ganzen Fällen neu gelesen: Ein Präparat, dessen Tumor schon entfernt war, ist kein pT0; ein Kommentar braucht, wovon er spricht, und kann sein Präparat nennen; fehlende Befunde sind ergänzt, der Wortlaut in allen Sprachen verbessert.',
}

/** This is for biopsies: some diagnoses exclude each other within one part. */
export const ULCER_EDITION: InFive = {
  ko: '같은 부위에 종양이나 그 의심이 있으면 궤양에 ‘악성 소견 없음’을 쓰지 않습니다.',
  en: 'An ulcer in a part with a tumor, or one that is suspected, is no longer “no evidence of malignancy”.',
  zh: '同一部位有肿瘤或可疑肿瘤时，溃疡不再写“未见恶性证据”。',
  ja: '同じ検体に腫瘍またはその疑いがある場合、潰瘍に「悪性所見なし」と書きません。',
  de: 'Ein Ulkus in einer Probe mit Tumor oder Tumorverdacht heißt nicht mehr „kein Anhalt für Malignität“.',
}

/** This is for cytology: a thyroid carcinoma in a lymph node. */
export const METASTASIS_EDITION: InFive = {
  ko: '림프절에서 나온 갑상선 암종은 전이성으로 씁니다.',
  en: 'A thyroid carcinoma in a lymph node is called metastatic.',
  zh: '淋巴结中的甲状腺癌写明为转移。',
  ja: 'リンパ節の甲状腺癌は転移と記載します。',
  de: 'Ein Schilddrüsenkarzinom im Lymphknoten wird als Metastase bezeichnet.',
}

/** This is for synopses whose logic was compared with sources that hadn't been available before. */
export const SOURCES_EDITION: InFive = {
  ko: '읽지 못한 것으로 표시했던 판정표의 줄을 원 논문이나 그 초록에서 확인하고 표시를 지웠습니다. 판정은 그대로입니다.',
  en: 'Rows of the tables that were marked as unread were compared with the papers or their abstracts, and the marks are gone. What is decided is the same.',
  zh: '判定表中标记为未读的行已与原文或其摘要核对，并去除标记。判定不变。',
  ja: '未読と印を付けていた判定表の行を原著またはその抄録で確認し、印を外しました。判定は同じです。',
  de: 'Zeilen der Tabellen, die als ungelesen markiert waren, wurden mit den Arbeiten oder ihren Abstracts verglichen; die Markierung entfällt. Die Einstufung bleibt dieselbe.',
}

/** This is for synopses whose stage groups were compared with the tables of cancer registries. */
export const REGISTRY_EDITION: InFive = {
  ko: '읽지 못한 것으로 표시했던 병기를 암 등록 기관의 병기표에서 확인하고 표시를 지웠습니다. 판정은 그대로입니다.',
  en: 'Stage groups that were marked as unread were compared with the tables of the cancer registries, and the marks are gone. What is decided is the same.',
  zh: '标记为未读的分期组已与癌症登记机构的分期表核对，并去除标记。判定不变。',
  ja: '未読と印を付けていた病期をがん登録機関の病期表で確認し、印を外しました。判定は同じです。',
  de: 'Stadien, die als ungelesen markiert waren, wurden mit den Tabellen der Krebsregister verglichen; die Markierung entfällt. Die Einstufung bleibt dieselbe.',
}

/** This is for the thyroid: its tables gave a medullary carcinoma without examined nodes the group of N0. */
export const MEDULLARY_EDITION: InFive = {
  ko: '수질암종과 역형성암종의 병기를 암 등록 기관의 병기표에서 확인하고 표시를 지웠습니다. T3 이하 수질암종에서 검색한 림프절이 없으면(NX) 이제 병기를 내지 않습니다.',
  en: 'Stage groups of medullary and anaplastic carcinoma were compared with the tables of the cancer registries, and the marks are gone. Medullary carcinoma up to T3 without examined nodes (NX) no longer has a stage group.',
  zh: '髓样癌和间变性癌的分期组已与癌症登记机构的分期表核对，并去除标记。T3 及以下的髓样癌如未检出淋巴结（NX），不再给出分期组。',
  ja: '髄様癌と未分化癌の病期をがん登録機関の病期表で確認し、印を外しました。T3 以下の髄様癌で検索リンパ節がない場合（NX）は病期を示さなくなりました。',
  de: 'Die Stadien des medullären und anaplastischen Karzinoms wurden mit den Tabellen der Krebsregister verglichen; die Markierung entfällt. Ein medulläres Karzinom bis T3 ohne untersuchte Lymphknoten (NX) hat kein Stadium mehr.',
}

/** This is for the colorectum: the numbers of buds were read in a protocol that quotes the consensus. */
export const BUDDING_EDITION: InFive = {
  ko: '종양 출아 등급의 개수를 미국병리학회(CAP)의 대장암 서식에서 확인하고 표시를 지웠습니다. 판정은 그대로입니다.',
  en: 'The numbers of the grades of tumor budding were read in the colorectal protocol of the College of American Pathologists, and the marks are gone. What is decided is the same.',
  zh: '肿瘤出芽分级的数目已在美国病理学家学会（CAP）的结直肠癌规范中核对，并去除标记。判定不变。',
  ja: '簇出グレードの個数を米国病理学会（CAP）の大腸癌書式で確認し、印を外しました。判定は同じです。',
  de: 'Die Zahlen der Grade des Tumorbuddings wurden im kolorektalen Protokoll des College of American Pathologists gelesen; die Markierung entfällt. Die Einstufung bleibt dieselbe.',
}

/** This is for the breast: RCB-0 needs nodes without any tumor cells. */
export const BURDEN_EDITION: InFive = {
  ko: '표가 읽는 값마다 이름이 있습니다. 림프절에 고립 종양세포가 있으면 이제 RCB-0으로 쓰지 않고, 전이 림프절이 있으면 최대 전이 크기를 입력해야 RCB 등급을 냅니다. RCB-0의 출처를 확인하고 표시를 지웠습니다.',
  en: 'Every value that a table reads has a name. Isolated tumor cells in a node are no longer RCB-0, and positive nodes have a class only with the size of the largest metastasis. The source of RCB-0 was read, and its mark is gone.',
  zh: '表格读取的每个值都有名称。淋巴结内有孤立肿瘤细胞时不再写作 RCB-0；有阳性淋巴结时，须填写最大转移灶才给出 RCB 分级。RCB-0 的来源已核对，并去除标记。',
  ja: '表が参照するすべての値に名前を付けました。リンパ節に ITC があれば RCB-0 とせず、転移リンパ節があるときは最大転移径を入力して初めて RCB を示します。RCB-0 の出典を確認し、印を外しました。',
  de: 'Jeder Wert, den eine Tabelle liest, hat einen Namen. Isolierte Tumorzellen in einem Lymphknoten sind nicht mehr RCB-0, und befallene Lymphknoten haben nur mit der Größe der größten Metastase eine Klasse. Die Quelle von RCB-0 wurde gelesen; die Markierung entfällt.',
}

/** This is for synopses whose tables read values without a name. */
export const NAMED_EDITION: InFive = {
  ko: '표가 읽는 값마다 이름이 있습니다. 판정은 그대로입니다.',
  en: 'Every value that a table reads has a name. What is decided is the same.',
  zh: '表格读取的每个值都有名称。判定不变。',
  ja: '表が参照するすべての値に名前を付けました。判定は同じです。',
  de: 'Jeder Wert, den eine Tabelle liest, hat einen Namen. Die Einstufung bleibt dieselbe.',
}

/** This is for the prostate: a share can't be computed of a length of zero, so the whole list was left out. */
export const LENGTH_EDITION: InFive = {
  ko: '암종이 있는 부위의 종양 길이나 코어 총길이가 0 mm이면 알려 줍니다. 전에는 항목 전체가 말없이 빠졌습니다.',
  en: 'A tumor or core length of 0 mm at a site with carcinoma is pointed out. Before, the whole list of elements was left out without a word.',
  zh: '有癌的部位肿瘤长度或总长为 0 mm 时会提示。此前整个项目列表会被直接略去而无提示。',
  ja: '癌のある部位の腫瘍長または総コア長が 0 mm のとき知らせます。これまでは項目全体が何も知らせずに抜けていました。',
  de: 'Auf eine Tumor- oder Gesamtlänge von 0 mm bei einer Lokalisation mit Karzinom wird hingewiesen. Bisher fehlte dann die ganze Liste ohne Hinweis.',
}

/** This is for the stomach: the file's table of eCura has no row for an undifferentiated component. */
export const COMPONENT_EDITION: InFive = {
  ko: '표가 읽는 값마다 이름이 있습니다. 미분화 성분이 있는데 eCura가 A, B, C-1이면 지침과 대조하라고 알려 줍니다. 판정은 그대로입니다.',
  en: 'Every value that a table reads has a name. If there is an undifferentiated component and eCura is A, B or C-1, you are asked to check it against the guideline. What is decided is the same.',
  zh: '表格读取的每个值都有名称。存在未分化成分而 eCura 为 A、B 或 C-1 时，会提示对照指南核实。判定不变。',
  ja: '表が参照するすべての値に名前を付けました。未分化成分があり eCura が A、B、C-1 のとき、ガイドラインとの照合を促します。判定は同じです。',
  de: 'Jeder Wert, den eine Tabelle liest, hat einen Namen. Bei undifferenzierter Komponente und eCura A, B oder C-1 wird um den Abgleich mit der Leitlinie gebeten. Die Einstufung bleibt dieselbe.',
}

/** This is for all synopses: more of what can't be signed is pointed out. */
export const CONTRADICTIONS_EDITION: InFive = {
  ko: '크기나 개수가 0인 답, 서로 어긋나는 답, 검체에 맞지 않는 의견을 더 많이 알려 줍니다.',
  en: 'More sizes and counts of 0, answers that contradict each other, and comments that do not fit their specimen are pointed out.',
  zh: '对大小或数目为 0、相互矛盾的回答以及与标本不符的备注，提示更多。',
  ja: '大きさや個数が 0 の回答、互いに矛盾する回答、検体に合わないコメントを、より多く知らせます。',
  de: 'Auf mehr Größen und Anzahlen von 0, widersprüchliche Angaben und Kommentare, die nicht zum Präparat passen, wird hingewiesen.',
}

/** This is for cytology, which had no breast and no pancreas. */
export const SYSTEMS_EDITION: InFive = {
  ko: '유방(IAC Yokohama)과 췌담도(WHO 2022) 세포검사를 쓸 수 있습니다. 서로 어긋나는 답을 더 많이 알려 줍니다.',
  en: 'Cytology of the breast (IAC Yokohama) and of pancreas and bile ducts (WHO 2022) is added. More answers that contradict each other are pointed out.',
  zh: '增加乳腺（IAC 横滨）和胰胆管（WHO 2022）细胞学。对相互矛盾的回答提示更多。',
  ja: '乳腺（IAC 横浜）と膵胆道（WHO 2022）の細胞診を加えました。互いに矛盾する回答をより多く知らせます。',
  de: 'Zytologie der Mamma (IAC Yokohama) sowie von Pankreas und Gallengängen (WHO 2022) ist hinzugekommen. Auf mehr widersprüchliche Angaben wird hingewiesen.',
}

/** This is for resections of the stomach and the bowel. */
export const CARCINOMAS_EDITION: InFive = {
  ko: '한 검체의 다른 암종을 부위, 조직형, 크기, 깊이와 함께 쓰고 pT에 (m)을 붙입니다.',
  en: 'Other carcinomas of the specimen are listed with site, type, size and depth, and pT is marked (m).',
  zh: '同一标本的其他癌灶按部位、类型、大小和深度列出，pT 标记 (m)。',
  ja: '同一検体の他の癌を部位・組織型・大きさ・深達度とともに記載し、pT に (m) を付けます。',
  de: 'Weitere Karzinome des Präparats werden mit Lokalisation, Typ, Größe und Tiefe genannt, pT erhält (m).',
}

/** This is for the lung: a station that was entered in two rows counted as two. */
export const STATION_EDITION: InFive = {
  ko: '두 번 입력한 림프절 구역은 하나로 세어 pN2a와 pN2b를 가립니다.',
  en: 'A station that is entered twice counts once, which decides between pN2a and pN2b.',
  zh: '重复填写的淋巴结站只计一次，据此区分 pN2a 与 pN2b。',
  ja: '二度入力されたリンパ節ステーションは一つと数え、pN2a と pN2b を判定します。',
  de: 'Eine zweimal eingetragene Lymphknotenstation zählt einmal; das entscheidet zwischen pN2a und pN2b.',
}

/** An edition may have changed in two respects. */
export const both = (first: InFive, second: InFive): InFive =>
  inEachLocale((locale) =>
    [first[locale], second[locale]].join(locale === 'zh' || locale === 'ja' ? '' : ' '),
  )

/** This is for plates whose keys had other names than the report uses. */
export const KEYS_EDITION: InFive = {
  ko: '키의 용어를 보고서의 용어와 같게 고쳤습니다.',
  en: 'Keys are called as the report says it.',
  zh: '按键用词与报告一致。',
  ja: 'キーの用語を報告書の用語に合わせました。',
  de: 'Tasten heißen, wie es im Befund steht.',
}

/** This is for plates of which some keys had English words or a repeated one. */
export const LABELS_EDITION: InFive = {
  ko: '일본어와 독일어 키의 용어를 다듬었습니다.',
  en: 'Terms of the Japanese and German keys are corrected.',
  zh: '修订了日文和德文按键的用词。',
  ja: '日本語とドイツ語のキーの用語を改めました。',
  de: 'Begriffe der japanischen und deutschen Tasten sind verbessert.',
}

export const REPORT_NAME: InFive = {
  ko: '전체 서식',
  en: 'Whole form',
  zh: '完整表单',
  ja: '書式全体',
  de: 'Ganzes Formular',
}

/** This names the facts whose sources weren't read. */
export const NOT_READ: InFive = {
  ko: '의사의 감수를 기다립니다. 다음 출처는 알고 있는 내용으로 썼고 원문을 읽지 못했습니다: {list}.',
  en: 'Awaiting review by a physician. Written from knowledge, without reading the original: {list}.',
  zh: '有待医师校阅。以下来源依据已有知识编写，未阅读原文：{list}。',
  ja: '医師の校閲待ちです。次の出典は既知の内容で記載し、原文は未読です：{list}。',
  de: 'Ärztliche Durchsicht steht aus. Aus Kenntnis geschrieben, Original nicht gelesen: {list}.',
}

export const LEFT_OUT: InFive = {
  ko: '검체나 소견 사이의 모순은 다 확인하지 않습니다. 보고서를 읽어 확인하세요.',
  en: 'Contradictions between specimens or findings are not all checked. Read the report before signing.',
  zh: '标本或所见之间的矛盾并未全部核查，签发前请通读报告。',
  ja: '検体間・所見間の矛盾はすべては確認しません。署名前に報告書を通読してください。',
  de: 'Widersprüche zwischen Präparaten oder Befunden werden nicht alle geprüft. Befund vor der Freigabe lesen.',
}

export const PROOFREAD: InFive = {
  ko: '의사의 감수를 기다립니다.',
  en: 'Awaiting review by a physician.',
  zh: '有待医师校阅。',
  ja: '医師の校閲待ちです。',
  de: 'Ärztliche Durchsicht steht aus.',
}

/** This precedes what a cell adds to the comment. */
export const COMMENT: InFive = { ko: '의견', en: 'Comment', zh: '备注', ja: 'コメント', de: 'Komm.' }

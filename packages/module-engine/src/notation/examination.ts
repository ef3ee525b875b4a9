/** «Paracentesis note:», «시술 기록:» is what the text is, and asks nothing. */
const DOCUMENT =
  /(?:^|\s)(?:note|report|record|protocol|worksheet|template)$|(?:기록지?|보고서|판독지|양식|루틴|프로토콜)$|(?:记录单?|报告单?|記録|報告書)$|(?:bericht|protokoll|bogen)$/iu
const EXAMINATION =
  /(?:^|[^A-Za-z])(?:CT|MR[IA]?|PATHOLOGY|SPECT|VCUG|MRCP|ERCP|DEXA|HSG|CTA|PET(?:\/CT)?|US|USG|MG|DXA|UGI|KUB|CXR|MRT|LDCT|X-?ray|Rö(?:ntgen)?|[Ss]ono\p{L}*|ultrasound|radiograph\p{L}*)(?![A-Za-z])(?!.*(?:ratio|score|점수|value|RADS))|초음파|촬영술?|조영술|超音波|超声|[BＢ]超|平扫|増強|(?:穿刺|活检|手术)病理$|(?<!下次|再次)检查$|(?<!次回|追加|精密)検査$/u

/** Whether a label names an examination: «胸部CT平扫：» says what was examined and asks nothing. */
export const isExamination = (label: string): boolean => EXAMINATION.test(label) || DOCUMENT.test(label)

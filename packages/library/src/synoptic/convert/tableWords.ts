import type { Words } from '../SynopticFile.ts'

/** The note of a row that comes from professional knowledge and not from a source. */
export const FROM_KNOWLEDGE: Words = {
  ko: '알고 있는 내용이며 출처에서 확인하지 못함',
  en: 'From knowledge; not read in a source',
  zh: '依据已有知识，未在来源中核实',
  ja: '既知の内容による（出典未確認）',
  de: 'Aus Kenntnis; an keiner Quelle geprüft',
}

const STAGE: Words = { ko: '병기', en: 'Stage group', zh: '分期', ja: '病期', de: 'Stadiengruppe' }
const GRADE: Words = { ko: '등급', en: 'Grade', zh: '分级', ja: '組織学的グレード', de: 'Graduierung' }

/** The labels of tables, by the name of their step in the file, because files have no words for them. */
export const TABLE_NAMES: Readonly<Record<string, Words>> = {
  tcat: { ko: 'T 범주', en: 'T category', zh: 'T 分类', ja: 'T 分類', de: 'T-Kategorie' },
  ncat: { ko: 'N 범주', en: 'N category', zh: 'N 分类', ja: 'N 分類', de: 'N-Kategorie' },
  base: {
    ko: '크기에 따른 T',
    en: 'T by size',
    zh: '按大小的 T 分类',
    ja: '大きさによる T 分類',
    de: 'T nach Größe',
  },
  grp: STAGE,
  ypgrp: {
    ko: '치료 후 병기(ypTNM)',
    en: 'Stage after treatment (ypTNM)',
    zh: '治疗后分期（ypTNM）',
    ja: '治療後病期（ypTNM）',
    de: 'Stadium nach Therapie (ypTNM)',
  },
  grade_tab: GRADE,
  bud_tab: {
    ko: '종양 출아 등급',
    en: 'Tumor budding',
    zh: '肿瘤出芽分级',
    ja: '簇出グレード',
    de: 'Tumorbudding',
  },
  ecura_tab: {
    ko: '내시경 근치도(eCura)',
    en: 'Endoscopic curability (eCura)',
    zh: '内镜根治度（eCura）',
    ja: '内視鏡的根治度（eCura）',
    de: 'Endoskopische Kurabilität (eCura)',
  },
  rcb_tab: {
    ko: '잔존 암 부담(RCB)',
    en: 'Residual cancer burden (RCB)',
    zh: '残余肿瘤负荷（RCB）',
    ja: '残存腫瘍量（RCB）',
    de: 'Residual Cancer Burden (RCB)',
  },
  olga_tab: { ko: 'OLGA 병기', en: 'OLGA stage', zh: 'OLGA 分期', ja: 'OLGA ステージ', de: 'OLGA-Stadium' },
  olgim_tab: {
    ko: 'OLGIM 병기',
    en: 'OLGIM stage',
    zh: 'OLGIM 分期',
    ja: 'OLGIM ステージ',
    de: 'OLGIM-Stadium',
  },
  risk_map: {
    ko: '악성 위험도',
    en: 'Risk of malignancy',
    zh: '恶性风险',
    ja: '悪性リスク',
    de: 'Malignitätsrisiko',
  },
}

const EXAMINED: Words = {
  ko: '검색 림프절 수',
  en: 'Nodes examined',
  zh: '检出淋巴结数',
  ja: '郭清リンパ節数',
  de: 'Untersuchte Lymphknoten',
}

/** The labels of values that are the columns of tables, by their name in the file, because files have no words for them. */
export const VALUE_NAMES: Readonly<Record<string, Words>> = {
  m_use: { ko: 'M 범주', en: 'M category', zh: 'M 分类', ja: 'M 分類', de: 'M-Kategorie' },
  ln_exam: EXAMINED,
  nsum: {
    ko: '등급 점수 합계',
    en: 'Total grade score',
    zh: '分级总分',
    ja: 'グレードの合計スコア',
    de: 'Gesamtpunktzahl des Gradings',
  },
  rcb: { ko: 'RCB 점수', en: 'RCB score', zh: 'RCB 评分', ja: 'RCB スコア', de: 'RCB-Score' },
  neg: {
    ko: '일괄 절제, 절제연과 맥관 침윤 음성',
    en: 'En bloc, margins and vessels free',
    zh: '整块切除，切缘及脉管阴性',
    ja: '一括切除、断端・脈管侵襲陰性',
    de: 'En bloc, Ränder und Gefäße frei',
  },
  high: {
    ko: '고등급 패턴(%)',
    en: 'High-grade patterns (%)',
    zh: '高级别成分（%）',
    ja: '高悪性度成分（%）',
    de: 'High-Grade-Muster (%)',
  },
  ts: {
    ko: 'T를 정하는 크기',
    en: 'Size that gives T',
    zh: '决定 T 的大小',
    ja: 'T を決める大きさ',
    de: 'Für T maßgebende Größe',
  },
  dtc: {
    ko: '분화 갑상선암종',
    en: 'Differentiated carcinoma',
    zh: '分化型癌',
    ja: '分化癌',
    de: 'Differenziertes Karzinom',
  },
  a_atr: {
    ko: '전정부 위축 점수',
    en: 'Atrophy score, antrum',
    zh: '胃窦萎缩评分',
    ja: '前庭部の萎縮スコア',
    de: 'Atrophie-Score, Antrum',
  },
  c_atr: {
    ko: '체부 위축 점수',
    en: 'Atrophy score, body',
    zh: '胃体萎缩评分',
    ja: '体部の萎縮スコア',
    de: 'Atrophie-Score, Korpus',
  },
  a_im: {
    ko: '전정부 장상피화생 점수',
    en: 'Metaplasia score, antrum',
    zh: '胃窦肠化生评分',
    ja: '前庭部の腸上皮化生スコア',
    de: 'Metaplasie-Score, Antrum',
  },
  c_im: {
    ko: '체부 장상피화생 점수',
    en: 'Metaplasia score, body',
    zh: '胃体肠化生评分',
    ja: '体部の腸上皮化生スコア',
    de: 'Metaplasie-Score, Korpus',
  },
}

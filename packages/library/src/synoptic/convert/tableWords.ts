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

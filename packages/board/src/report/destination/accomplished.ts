/**
 * What was done or has changed is told in the past: «CT를 시행함» is «CT를 시행하였습니다», not «시행합니다». Nouns and their
 * predicates, without what stands before them.
 */
export const ACCOMPLISHED: readonly (readonly [noun: string, polite: string])[] = [
  ...['시행', '검사', '비교', '추가', '확인', '판단', '계산', '증가', '감소', '진행'].map(
    (verb) => [`${verb}함`, `${verb}하였습니다`] as const,
  ),
  ...['호전', '악화', '소실', '분쇄', '파괴', '전위'].map(
    (verb) => [`${verb}됨`, `${verb}되었습니다`] as const,
  ),
  ['커짐', '커졌습니다'],
  ['작아짐', '작아졌습니다'],
  ['사라짐', '사라졌습니다'],
  ['줄어듦', '줄어들었습니다'],
  ['늘어남', '늘어났습니다'],
  ['매김', '매겼습니다'],
]

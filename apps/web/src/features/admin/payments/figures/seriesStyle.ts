import type { PlanId } from '@pandok/domain'

/** How a plan is drawn. Pattern, dash and marker tell plans apart without color. */
export interface SeriesStyle {
  /** Classes that set the color; each has a contrast of 3:1 to the card in both themes. */
  color: string
  pattern: 'plain' | 'stripes' | 'dots' | 'bars' | 'grid'
  dash: string
  /** An SVG path of about 8 px around 0,0. */
  mark: string
}

export const seriesStyle: Record<PlanId, SeriesStyle> = {
  'basic-monthly': {
    color: 'text-accent',
    pattern: 'plain',
    dash: '',
    mark: 'M-4,0a4,4 0 1,0 8,0a4,4 0 1,0 -8,0',
  },
  'standard-monthly': {
    color: 'text-(--cell-violet)',
    pattern: 'stripes',
    dash: '7 4',
    mark: 'M-3.5,-3.5h7v7h-7z',
  },
  'sheet-1-yearly': {
    color: 'text-info',
    pattern: 'dots',
    dash: '2 3',
    mark: 'M0,-4.5L4.5,3.5H-4.5z',
  },
  'sheet-3-yearly': {
    color: 'text-(--cell-pink)',
    pattern: 'bars',
    dash: '9 3 2 3',
    mark: 'M0,-5L5,0L0,5L-5,0z',
  },
  'sheet-5-yearly': {
    color: 'text-(--cell-slate)',
    pattern: 'grid',
    dash: '4 2',
    mark: 'M-4,-2.5L0,4.5L4,-2.5z',
  },
}

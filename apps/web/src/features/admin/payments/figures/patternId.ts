/** Under what name a chart's drawing keeps the pattern of a series. */
export const patternId = (chart: string, series: string): string => `${chart}-${series}`

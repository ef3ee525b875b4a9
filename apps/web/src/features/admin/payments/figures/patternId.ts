/** The element id of a series' pattern in a chart's SVG. */
export const patternId = (chart: string, series: string): string => `${chart}-${series}`

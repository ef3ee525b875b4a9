export type PageSize = 10 | 20 | 50 | 100 | 'all'

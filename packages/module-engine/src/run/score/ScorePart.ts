export interface ScorePart {
  input: string
  option?: string
  points: string
}

export type Tone = 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger'

/** The soft panel colors: background, border and a legible text color. */
export const softTone: Record<Tone, string> = {
  neutral: 'bg-sunken border-line text-muted',
  accent: 'bg-accent-soft border-accent-line text-accent-text',
  info: 'bg-info-soft border-info-line text-info-text',
  success: 'bg-success-soft border-success-line text-success-text',
  warning: 'bg-warning-soft border-warning-line text-warning-text',
  danger: 'bg-danger-soft border-danger-line text-danger-text',
}

export const textTone: Record<Tone, string> = {
  neutral: 'text-muted',
  accent: 'text-accent-text',
  info: 'text-info-text',
  success: 'text-success-text',
  warning: 'text-warning-text',
  danger: 'text-danger-text',
}

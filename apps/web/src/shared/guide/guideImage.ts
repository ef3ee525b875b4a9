const images = import.meta.glob<string>(
  ['../../../../../docs/images/*.png', '!../../../../../docs/images/admin-*.png'],
  { query: '?url', import: 'default', eager: true },
)

/** The address of a picture that a page names as `../../images/name.png`. */
export const guideImage = (source: string): string | undefined =>
  images[`../../../../../docs/images/${source.split('/').at(-1)}`]

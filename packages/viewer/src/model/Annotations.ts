/** An object with annotations of a whole slide; its shapes are read when the slide is open. */
export interface AnnotationsContent {
  kind: 'annotations'
  /** SOP Instance UIDs of the levels that it refers to. */
  images: readonly string[]
}

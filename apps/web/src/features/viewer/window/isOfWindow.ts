interface NodeClasses {
  Text: Text
  Element: Element
  HTMLCanvasElement: HTMLCanvasElement
  SVGSVGElement: SVGSVGElement
  SVGTextContentElement: SVGTextContentElement
  SVGPathElement: SVGPathElement
  SVGLineElement: SVGLineElement
  SVGCircleElement: SVGCircleElement
  SVGEllipseElement: SVGEllipseElement
  SVGRectElement: SVGRectElement
  SVGPolylineElement: SVGPolylineElement
  SVGPolygonElement: SVGPolygonElement
}

/** Tests a node of any window with `instanceof`, because each window has classes of its own. */
export function isOfWindow<Name extends keyof NodeClasses>(
  node: Node,
  name: Name,
): node is Node & NodeClasses[Name] {
  const its: Window & typeof globalThis = node.ownerDocument?.defaultView ?? window
  return node instanceof its[name]
}

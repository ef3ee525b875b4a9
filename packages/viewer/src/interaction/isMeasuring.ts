import { TOOL_SHAPES } from '../measure/tools/toolShapes.ts'
import type { DrawingTool } from '../model/Measurement.ts'
import type { PointerTool } from '../session/ViewerState.ts'

export const isMeasuring = (tool: PointerTool): tool is DrawingTool => tool in TOOL_SHAPES

import { TOOL_SHAPES } from '../measure/tools/toolShapes.ts'
import type { MeasurementTool } from '../model/Measurement.ts'
import type { PointerTool } from '../session/ViewerState.ts'

export const isMeasuring = (tool: PointerTool): tool is MeasurementTool => tool in TOOL_SHAPES

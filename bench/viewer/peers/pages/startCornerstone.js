// @ts-nocheck: runs in the page
import * as core from '@cornerstonejs/core'
import loader from '@cornerstonejs/dicom-image-loader'
import * as tools from '@cornerstonejs/tools'

/** Initializes Cornerstone with its wheel tool in a group to which the caller adds its viewports. */
export async function startCornerstone(settings) {
  await core.init(settings)
  await loader.init({
    maxWebWorkers: Math.max(1, navigator.hardwareConcurrency),
    useLegacyMetadataProvider: true,
  })
  await tools.init()
  tools.addTool(tools.StackScrollTool)
  const group = tools.ToolGroupManager.createToolGroup('bench')
  group.addTool(tools.StackScrollTool.toolName)
  group.setToolActive(tools.StackScrollTool.toolName, {
    bindings: [{ mouseButton: tools.Enums.MouseBindings.Wheel }],
  })
  return { engine: new core.RenderingEngine('bench'), group }
}

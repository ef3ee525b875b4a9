// @ts-nocheck: runs in the page
import { App, AppOptions, ViewConfig } from 'dwv'
import { takeDroppedFiles } from './takeDroppedFiles.js'

const wishes = new URLSearchParams(location.search)
const element = document.querySelector('#view')
element.style.width = `${wishes.get('width')}px`
element.style.height = `${wishes.get('height')}px`

const options = new AppOptions({ '*': [new ViewConfig('view')] })
options.tools = { Scroll: {} }
const app = new App()
app.init(options)

let isLoaded = false
app.addEventListener('load', () => {
  isLoaded = true
})
app.addEventListener('renderend', () => app.setTool('Scroll'), { once: true })
app.addEventListener('loaderror', ({ error }) => console.error(error))
window.peer = { isDone: () => isLoaded }
takeDroppedFiles((files) => app.loadFiles(files))

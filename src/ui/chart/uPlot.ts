// The charts' library: every module of the console has it from here, so that it is never evaluated before the language that
// it passes to `Intl` is one.
import './knownLanguage'
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'

export { uPlot }

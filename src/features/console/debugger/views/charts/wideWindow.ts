/** Whether the window has room for the debugger beside the page. The same width is in DebuggerDock.module.css. */
export const isWideWindow = (): boolean => matchMedia('(width >= 80rem)').matches

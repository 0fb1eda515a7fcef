// @chunk installation

// The code of installations that have settings or a path of their own, and of browsers that have kept what cannot be
// read. All others start without it.

export { checkedKept } from './checkedKept'
export { showAccent } from './accent'
export { checkSettings, reportBuildVersion, reportLateSettings } from './checkSettings'
export { routesWithoutOff } from './offRoutes'
export { reportUnreadable } from './reportUnreadable'
export { settingsIn } from './settingsText'
export { windowBelow } from './windowBelow'

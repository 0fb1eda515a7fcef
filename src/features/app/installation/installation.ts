// @chunk installation

// The code of installations that have settings or a path of their own. All others start without it.

export { showAccent } from './accent'
export { checkSettings, reportBuildVersion, sayLate } from './checkSettings'
export { routesWithoutOff } from './offRoutes'
export { settingsIn } from './settingsText'
export { windowBelow } from './windowBelow'

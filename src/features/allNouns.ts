import { nounsByArea } from './areas/nounsByArea'
import { machines } from './console/debugger/noun'
import { demoList } from './console/demos/noun'
import { deviceLogin } from './console/device/noun'
import { primitives } from './console/gallery/noun'
import { help } from './console/help/noun'
import { signIn } from './console/login/noun'

/** The nouns of the console, by the area of their pages. Tests use all of them. */
export const allNouns = {
  ...nounsByArea,
  help: { help },
  outside: { signIn, deviceLogin, machines },
  // Only builds with the mock region have these.
  preview: { primitives, demoList },
} as const

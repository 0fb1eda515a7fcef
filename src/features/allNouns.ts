import { nounsByArea } from './areas/nounsByArea'
import { machines } from './debugger/noun'
import { demoList } from './demos/noun'
import { deviceLogin } from './device/noun'
import { primitives } from './gallery/noun'
import { help } from './help/noun'
import { signIn } from './login/noun'

/** The nouns of the console, by the area of their pages. Tests use all of them. */
export const allNouns = {
  ...nounsByArea,
  help: { help },
  outside: { signIn, deviceLogin, machines },
  // Only builds with the mock region have these.
  preview: { primitives, demoList },
} as const

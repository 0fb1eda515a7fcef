import { NEWEST, OLDEST, versions } from '#store/api/versions/generated/shipped'
import { readSwitches, switchesIn, switchNames, type SwitchName } from '#mirage/switches'

// The settings of the mock region, and the address that contains them: one link starts the same run for everyone.

/** The settings as texts, by the names of the switches in the address. An empty text is the region's default. */
export type LabSettings = Record<SwitchName, string>

/** The versions of the API, for a list to choose from: that of a region of today, then all others, the oldest first. */
export const apiChoices: readonly { value: string; label: string }[] = [
  { value: NEWEST, label: `${NEWEST}, a region of today` },
  ...versions.filter((version) => version !== NEWEST).map((version) => ({ value: version, label: version })),
]

/** The default settings. */
export const usualSettings: LabSettings = {
  scenario: 'company',
  seed: '1',
  latency: '',
  speed: '1',
  faults: '',
  api: OLDEST,
}

/** What can be broken by one press: the switches of each, in place of faults and latency. */
export const readyFaults: readonly { label: string; switches: Pick<LabSettings, 'faults' | 'latency'> }[] = [
  { label: 'Fail a tenth of all calls', switches: { faults: '10', latency: '' } },
  { label: 'Fail the first stop of an instance', switches: { faults: 'fail:instanceStop:1', latency: '' } },
  { label: 'Answer after 3 s', switches: { faults: '', latency: '3000' } },
  { label: 'End the session after a minute', switches: { faults: 'session:60', latency: '' } },
]

/** The settings of an address; invalid ones are replaced by the default. */
export function settingsOf(search: string): LabSettings {
  const asked = switchesIn(search)
  const { errors } = readSwitches(asked)
  const settings = { ...usualSettings }
  for (const name of switchNames)
    if (errors[name] === undefined) settings[name] = asked[name] ?? usualSettings[name]
  return settings
}

/** The errors in settings, by field, as sentences; none when the region can start with them. */
export const labErrors = (settings: LabSettings): Partial<LabSettings> =>
  readSwitches(Object.fromEntries(Object.entries(settings).filter(([, text]) => text.trim() !== ''))).errors

/** The address of a page with these settings, without default ones, except for the scenario and the seed. */
export function labAddress(path: string, settings: LabSettings): string {
  const query = new URLSearchParams()
  for (const name of switchNames) {
    const value = settings[name].trim()
    if (name === 'scenario' || name === 'seed' || (value !== '' && value !== usualSettings[name]))
      query.set(name, value || usualSettings[name])
  }
  // Recipes stay readable.
  return `${path}?${query.toString().replaceAll('%3A', ':').replaceAll('%2C', ',')}`
}

/** A recipe with one more word. */
export const withFault = (faults: string, word: string): string =>
  [...faults.split(',').filter(Boolean), word].join(',')

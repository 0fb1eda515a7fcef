import { isRecord } from '#model/isRecord'
import { DEVICE_CODE_LENGTH } from '#model/limits'
import { ownPath } from '#model/ownPath'
import { defaults, type Settings } from '#model/settings'

// Reads the text of config.json. Most installations have no settings, so they do not fetch this code.

type Values = Readonly<Record<string, unknown>>

/** A text that is no JSON object, such as the page that some servers send in place of a missing file, has no settings. */
function objectIn(text: string): Values {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

/** Whether a text is a path that `/` can lead to. */
export const isFirstPath = (text: string): boolean => /^\/[^?#]/.test(text) && ownPath(text) !== undefined

const linkSchemes = ['https:', 'http:', 'mailto:']

/** Whether an address leads to a page or a mail. */
export const isSupportAddress = (url: string): boolean =>
  URL.canParse(url) && linkSchemes.includes(new URL(url).protocol)

/** Whether a text is a colour of the form that the file takes. */
export const isColour = (text: unknown): boolean => typeof text === 'string' && /^#[\da-f]{6}$/i.test(text)

/** The parts of addresses that are those of many features, or that no console can do without. */
const shared: readonly unknown[] = ['projects', 'system', 'silo', 'settings', 'login', 'device', 'help']

/** The sound part of a value; undefined without one. */
type Read<Value> = (value: unknown) => Value | undefined

const text: Read<string> = (value) => (typeof value === 'string' && value !== '' ? value : undefined)
const textThat =
  (fits: (value: string) => boolean): Read<string> =>
  (value) =>
    typeof value === 'string' && fits(value) ? value : undefined
const whole: Read<number> = (value) =>
  Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : undefined
const list =
  <Item>(isItem: (item: unknown) => boolean): Read<readonly Item[]> =>
  (value) =>
    Array.isArray(value) ? value.filter(isItem) : undefined
const record =
  <Value>(read: (value: Values) => Value | undefined): Read<Value> =>
  (value) =>
    isRecord(value) ? read(value) : undefined

const readers: { readonly [Name in keyof Settings]-?: Read<NonNullable<Settings[Name]>> } = {
  docsUrl: text,
  cliName: text,
  // The dash is within the code.
  deviceCodeDashAfter: (value) => (Number(value) < DEVICE_CODE_LENGTH ? whole(value) : undefined),
  apiVersion: text,
  name: text,
  accent: record(({ light, dark }) =>
    isColour(light) && isColour(dark) ? { light: String(light), dark: String(dark) } : undefined,
  ),
  notice: text,
  firstPage: textThat(isFirstPath),
  limits: record(({ vcpus, memoryGiB, diskGiB }) => ({
    vcpus: whole(vcpus) ?? defaults.limits.vcpus,
    memoryGiB: whole(memoryGiB) ?? defaults.limits.memoryGiB,
    diskGiB: whole(diskGiB) ?? defaults.limits.diskGiB,
  })),
  support: list(
    (link) =>
      isRecord(link) && text(link['label']) !== undefined && isSupportAddress(text(link['url']) ?? ''),
  ),
  off: list((name) => typeof name === 'string' && !shared.includes(name)),
}

/** The settings that a file gives. Those that are wrong are left out: a notice names them, once the page is there. */
export function settingsIn(file: string): Partial<Settings> {
  const given = objectIn(file)
  return Object.fromEntries(
    Object.entries(readers).flatMap(([name, read]) => {
      const value = read(given[name])
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

import { renderToStaticMarkup } from 'react-dom/server'
import { Provider } from 'react-redux'
import { expect, it } from 'vitest'
import { object } from 'yup'
import { HardwareSection } from '#features/project/instances/create/sections/HardwareSection'
import { NetworkingSection } from '#features/project/instances/create/sections/NetworkingSection'
import { allRead } from '#features/project/instances/create/summary'
import { FormFields, useFormStore, type FormValues } from '#features/kit/form/FormFields'
import { DiskFields } from '#features/shared/disk/DiskFields'
import { emptyDisk } from '#features/shared/disk/diskForm'
import { makeStore } from '#store/store'
import { NEWEST, type Version } from '#store/api/versions/generated/shipped'
import { READY } from '#ui/forms/choiceStatusText'
import { ORIGIN } from '../support/region'

// The mark of one line of a form says what its region has not got, and shows what it has.

const disk = {
  values: emptyDisk,
  fields: <DiskFields sources={{ all: [], status: { snapshot: READY, image: READY } }} />,
}
const hardware = {
  values: { hardware: 'general', preset: 'general-2', cpuPlatform: '' },
  fields: <HardwareSection />,
}
const networking = {
  values: {
    name: '',
    hostname: '',
    nics: 'default',
    ipStack: 'default_ipv4',
    ephemeral: false,
    floatingIps: [],
    enableJumboFrames: false,
  },
  fields: (
    <NetworkingSection
      project="p"
      hasVpc
      pools={[]}
      poolStatus={READY}
      unread={allRead}
      floatingIps={[]}
      freeIps={[]}
      floatingIpStatus={{ state: 'loading' }}
      open={() => {}}
    />
  ),
}

/** The markup of fields in front of a region of a version. */
function markupOf(version: Version, { values, fields }: { values: FormValues; fields: React.ReactNode }) {
  const store = makeStore({ origin: ORIGIN, apiVersion: version })
  function Form() {
    const form = useFormStore({ initial: values, schema: object({}), onSubmit: () => {} })
    return <FormFields store={form}>{fields}</FormFields>
  }
  const markup = renderToStaticMarkup(
    <Provider store={store}>
      <Form />
    </Provider>,
  )
  store.parts.dispose()
  return markup
}

/** The sentences about what the region has not got, or does in its place. */
const lackingIn = (markup: string) =>
  [...markup.matchAll(/<p class="[^"]*note[^"]*">([^<]*region[^<]*)/g)].map(([, text]) => text)

it.each([
  ['20250730', disk, ['Disks of this region are distributed, and can be written to.']],
  ['20250730', hardware, ['The region chooses the CPU platform.']],
  ['20250730', networking, ['This region has no interfaces with IPv4 and IPv6, and no jumbo frames.']],
  ['2026032500', disk, []],
  ['2026032500', hardware, []],
  ['2026032500', networking, ['This region has no jumbo frames.']],
  [NEWEST, disk, []],
  [NEWEST, hardware, []],
  [NEWEST, networking, []],
] as const)('says once what a region of %s has not got', (version, part, lines) => {
  expect(lackingIn(markupOf(version, part))).toEqual(lines)
})

it.each([
  ['20250730', '>AMD Turin', false],
  ['2026032500', '<option value="amd_turin_v2" disabled="">AMD Turin, version 2: not in this region<', true],
  [NEWEST, '<option value="amd_turin_v2">AMD Turin, version 2<', true],
] as const)('a CPU platform that a region of %s has not got cannot be chosen', (version, option, isThere) => {
  expect(markupOf(version, hardware).includes(option)).toBe(isThere)
})

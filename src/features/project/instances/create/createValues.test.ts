import { expect, it } from 'vitest'
import { draftOf, initialValues, presetValues, type InitialValuesInput } from './createValues'

const image = { id: 'i', name: 'i', sizeGiB: 12 }
const unknown: InitialValuesInput = {
  siloImages: undefined,
  projectImages: undefined,
  sshKeys: undefined,
  defaultPool: undefined,
  hasVpc: undefined,
}

it('what is not known yet presets nothing, and the form begins all the same', () => {
  expect(Object.values(presetValues(unknown)).filter((value) => value !== undefined)).toEqual([])
  expect(initialValues(unknown)).toMatchObject({
    bootSource: 'siloImage',
    bootSizeGiB: 10,
    sshKeys: [],
    pool: '',
    nics: 'default',
  })
})

it.each([
  [{ siloImages: [image] }, 'siloImage', 20],
  [{ projectImages: [image] }, undefined, undefined],
  [{ siloImages: [] }, undefined, undefined],
  [{ siloImages: [], projectImages: [image] }, 'projectImage', 20],
  [{ siloImages: [], projectImages: [] }, 'disk', 10],
] as const)(
  'the boot disk begins with the first source that is there: %j',
  (known, bootSource, bootSizeGiB) => {
    expect(presetValues({ ...unknown, ...known })).toMatchObject({ bootSource, bootSizeGiB })
  },
)

it('an image of the address is the source, once the project has it', () => {
  const known = { ...unknown, siloImages: [image], image: 'own' }
  const own = { id: 'own', name: 'harbour-13', sizeGiB: 21 }
  expect(presetValues(known)).toMatchObject({ bootSource: undefined, projectImage: undefined })
  expect(presetValues({ ...known, projectImages: [image, own] })).toMatchObject({
    bootSource: 'projectImage',
    projectImage: 'own',
    bootSizeGiB: 30,
  })
  // It was deleted or promoted meanwhile.
  expect(presetValues({ ...known, projectImages: [image] })).toMatchObject({
    bootSource: 'siloImage',
    projectImage: undefined,
  })
})

it('without a VPC there is no interface, and without a default pool none is chosen', () => {
  expect(presetValues({ ...unknown, hasVpc: false, defaultPool: '' })).toMatchObject({
    nics: 'none',
    pool: '',
  })
})

it('a draft has all values, and those that may be secret in memory only', () => {
  const values = initialValues(unknown)
  const { fields, secrets } = draftOf(values)
  expect(secrets).toEqual(['userDataText', 'userDataFile'])
  expect([...fields, ...secrets].toSorted()).toEqual(Object.keys(values).toSorted())
})

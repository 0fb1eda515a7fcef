import { checked } from '../script/validate'
import type { DemoScript } from '../script/step'
import { vocabulary } from '../script/vocabulary'
import aSubnetOfOurOwn from './a-subnet-of-our-own'
import addAddresses from './add-addresses'
import anUpdateThatWaits from './an-update-that-waits'
import bringBackADeletedInstance from './bring-back-a-deleted-instance'
import changeTheBootDisk from './change-the-boot-disk'
import explainAFailedStop from './explain-a-failed-stop'
import firstProject from './first-project'
import lifeOfAnInstance from './life-of-an-instance'
import logInADevice from './log-in-a-device'
import openAPort from './open-a-port'
import retireFortyMachines from './retire-forty-machines'
import sledOutOfService from './sled-out-of-service'
import takeDownAProject from './take-down-a-project'
import uplinkIsDown from './uplink-is-down'
import uploadAnImage from './upload-an-image'
import whoDeletedIt from './who-deleted-it'
import whyAButtonIsDisabled from './why-a-button-is-disabled'

/** A demo as it is listed. */
export interface ListedDemo {
  script: DemoScript
  /** The picture of its card, by the name of the `shot`. */
  picture: string
  /** Whether the picture shows the top of the page, not the demo's pointer. */
  isOfTop?: boolean
  /** The picture in words. */
  alt: string
}

/** Every demo once, in a sensible order: from the first steps to the tasks of operators. */
export const demoGroups: readonly { title: string; demos: readonly ListedDemo[] }[] = [
  {
    title: 'First steps',
    demos: [
      {
        script: firstProject,
        picture: 'a-running-instance',
        isOfTop: true,
        alt: 'The new instance on its own page, where it runs',
      },
      {
        script: lifeOfAnInstance,
        picture: 'menu-of-a-stopped-instance',
        alt: 'The menu of a stopped instance, with Start enabled and Stop disabled',
      },
      {
        script: whyAButtonIsDisabled,
        picture: 'a-plan',
        alt: 'The dialog of the plan “Stop, then delete”',
      },
    ],
  },
  {
    title: 'Everyday work',
    demos: [
      {
        script: logInADevice,
        picture: 'refused',
        alt: 'The form of a device code, with a code that was refused',
      },
      { script: uploadAnImage, picture: 'stopped', alt: 'An upload of an image that stopped on its way' },
      {
        script: changeTheBootDisk,
        picture: 'another-boot-disk',
        alt: 'The disks of an instance, with another boot disk',
      },
      {
        script: aSubnetOfOurOwn,
        picture: 'attached',
        alt: 'The external subnets of an instance, with one that was just attached',
      },
      { script: openAPort, picture: 'map', alt: 'The map of a VPC, with what a firewall rule reaches' },
      {
        script: retireFortyMachines,
        picture: 'piles',
        alt: 'The question before forty instances are deleted, with those that have to be stopped first',
      },
      {
        script: takeDownAProject,
        picture: 'name-typed',
        alt: 'What is in a project, as a tree, and its name typed below',
      },
      {
        script: bringBackADeletedInstance,
        picture: 'what-comes-back',
        alt: 'What of a deleted instance comes back, and what is different',
      },
    ],
  },
  {
    title: 'When something went wrong',
    demos: [
      {
        script: explainAFailedStop,
        picture: 'cause',
        alt: 'The debugger beside the page, with the causes of a failed stop',
      },
      { script: whoDeletedIt, picture: 'entry', alt: 'An entry of the audit log, with who deleted a disk' },
    ],
  },
  {
    title: 'For operators',
    demos: [
      { script: addAddresses, picture: 'link-a-silo', alt: 'The form that links a silo to an IP pool' },
      {
        script: sledOutOfService,
        picture: 'question',
        alt: 'The question before a sled is closed to new instances',
      },
      {
        script: uplinkIsDown,
        picture: 'issues',
        alt: 'The page of issues, with network sessions that are down',
      },
      {
        script: anUpdateThatWaits,
        picture: 'held-up',
        alt: 'An update that waits, with what may hold it up',
      },
    ],
  },
]

/** The file of a script, for errors. */
export const fileOf = (name: string) => `${name}.ts`

/** Every demo, in the order in which they are listed. */
export const demos: readonly DemoScript[] = demoGroups.flatMap((group) =>
  group.demos.map(({ script }) => script),
)

/** The checked demo with that name. @throws an error with all names if it does not exist, or with its problems */
export function demoNamed(name: string): DemoScript {
  const found = demos.find((each) => each.name === name)
  if (!found)
    throw new Error(`There is no demo "${name}". There are: ${demos.map((each) => each.name).join(', ')}.`)
  return checked(found, fileOf(name), vocabulary())
}

import { deviceLogin } from '#features/console/device/noun'
import { disks } from '#features/project/disks/noun'
import type { DemoScript } from '#features/console/demos/script/step'
import {
  at,
  chapter,
  click,
  demo,
  expect,
  goto,
  inChapter,
  observed,
  pick,
  point,
  press,
  reached,
  replied,
  say,
  shot,
  type,
  until,
  upload,
  wentTo,
} from '#features/console/demos/script/words'
import { projectImages } from '#features/project/images/noun'
import { instances } from '#features/project/instances/noun'

const project = 'web'
const image = at.dialog('Upload image')
const sent = at.dialog({ begins: 'Image upload progress' })
const disk = at.dialog('Create disk')
const discard = at.dialog('Discard what you typed?').button('Discard')
const code = at.button('Log in on device')

/** A short demo that has every kind of step that the demos of the console have. */
export const demoOfEveryKind: DemoScript = demo(
  {
    name: 'every-kind',
    title: 'Every kind of step',
    about: 'Every kind of step, each as short as it may be.',
    world: { scenario: 'small', seed: 7, speed: 4 },
    start: projectImages.to.create({ project }),
  },
  [
    chapter('A file'),
    type(image.textbox('Name'), 'tiny'),
    upload(image.button('Image file'), { name: 'tiny.img', content: { bytes: 4_096 } }),
    shot('form'),
    click(image.button('Upload image')),
    until(reached('imageUpload', 'done')),
    expect(sent.status()).shows('tiny is ready.'),
    click(sent.button('Done')),
    point(at.row('tiny'), 'It is in the list.'),

    chapter('Lists and keys'),
    goto(disks.to.create({ project })),
    until(wentTo(disks.to.create({ project }))),
    click(disk.radio('Image')),
    pick(disk.combobox('Source image'), 'tiny'),
    press('Tab'),

    chapter('A machine'),
    goto(instances.to.list({ project })),
    click(discard),
    say('It stops.'),
    click(at.row('web-1').button('Actions for web-1')),
    click(at.menuitem('Stop')),
    click(at.dialog('Stop web-1?').button('Stop')),
    until([replied('instanceStop', 202), observed('instance', 'web-1', 'stopping')]),
    until(inChapter(observed('instance', 'web-1', 'stopped'))),
    until(inChapter(replied('instanceStop'))),
    expect(at.row('web-1')).shows('Stopped'),
    expect(at.row('web-1')).is('there'),
    click(at.row('db-1').button('Actions for db-1')),
    click(at.menuitem('Delete')),
    click(at.dialog('Delete db-1?').button('Delete')),
    until(observed('instance', 'db-1', 'destroyed')),
    expect(at.row('db-1')).is('gone'),

    chapter('A reason'),
    goto(deviceLogin.to.page()),
    point(code),
    expect(code).isOffBecause('The code has 8 letters'),
  ],
)

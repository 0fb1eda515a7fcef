import {
  at,
  chapter,
  click,
  demo,
  expect,
  point,
  reached,
  replied,
  say,
  shot,
  type,
  until,
  wentTo,
} from '../script/words'
import { deviceLogin } from '#features/console/device/noun'

const first = at.textbox('Character 1')
const submit = at.button('Log in on device')

export default demo(
  {
    name: 'log-in-a-device',
    title: 'Log in a device',
    about: 'A device shows a code of eight letters; the console confirms it, and says who signs in.',
    world: { scenario: 'small', seed: 7 },
    start: deviceLogin.to.page(),
  },
  [
    chapter('The code'),
    say('A command-line tool has printed a code. It waits for someone who is signed in.'),
    point(submit, 'The button says what is missing.'),
    expect(submit).isOffBecause('The code has 8 letters'),
    chapter('A wrong code'),
    type(first, 'BADCODES'),
    click(submit),
    until([replied('deviceAuthConfirm', 404), reached('deviceCode', 'rejected')]),
    say('The region does not know this code. The letters stay, to be compared.'),
    shot('refused'),
    chapter('The right one'),
    type(first, 'WXKQTRPM'),
    click(submit),
    until([reached('deviceCode', 'success'), wentTo(deviceLogin.to.success())]),
    expect(at.heading('Device logged in')).is('there'),
    say('The device fetches its token by itself. This window may be closed.'),
  ],
)

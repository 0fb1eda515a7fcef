import { at, chapter, click, demo, expect, goto, point, say, shot, type } from '../script/words'
import { supportBundles } from '#features/system/support-bundles/noun'
import { bfdSessions } from '#features/system/bfd-sessions/noun'
import { issues } from '#features/system/issues/noun'
import { bgpPeers } from '#features/system/bgp/noun'

const form = at.dialog('Create support bundle')

export default demo(
  {
    name: 'uplink-is-down',
    title: 'An uplink is down',
    about:
      'From the page of issues to the neighbour that is silent, and to the archive for those who repair it.',
    // A bundle is collected in two seconds.
    world: { scenario: 'small', seed: 7, persona: 'marit', speed: 4 },
    start: issues.to.list(),
  },
  [
    chapter('What is wrong'),
    point(at.table('Issues'), 'Two protocols say the same: the neighbour 172.20.15.34 is silent.'),
    shot('issues'),
    chapter('Since when, and where'),
    goto(bfdSessions.to.list()),
    point(
      at.row('172.20.15.34'),
      'BFD notices within milliseconds. On the other three uplinks it is not down.',
    ),
    goto(bgpPeers.to.list()),
    point(
      at.row('172.20.15.34'),
      'BGP has been asking the neighbour ever since: no route leads through this uplink.',
    ),
    shot('peers'),
    chapter('Hand it over'),
    goto(supportBundles.to.create()),
    type(form.textbox('Comment (Optional)'), 'Uplink to 172.20.15.34 is down'),
    click(form.button('Create support bundle')),
    say('The region collects the logs of every sled and switch. The list follows it.'),
    expect(at.row('Uplink to 172.20.15.34 is down')).shows('Active'),
    click(at.row('Uplink to 172.20.15.34 is down').link()),
    point(
      at.table('Contents'),
      'Every file in it has a name here: the one of the switch can be saved alone.',
    ),
    shot('bundle'),
  ],
)

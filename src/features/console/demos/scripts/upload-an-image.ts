import {
  at,
  chapter,
  click,
  demo,
  expect,
  point,
  reached,
  say,
  shot,
  type,
  until,
  upload,
} from '../script/words'
import { projectImages } from '#features/project/images/noun'

const panel = at.dialog('Upload image')
const progress = at.dialog({ begins: 'Image upload progress' })

export default demo(
  {
    name: 'upload-an-image',
    title: 'Upload an image, with a failure on the way',
    about:
      'A file is sent in pieces. One of them fails three times, and the upload goes on where it stopped.',
    world: { scenario: 'small', seed: 7, faults: 'fail:diskBulkWriteImport:5' },
    start: projectImages.to.create({ project: 'web' }),
  },
  [
    chapter('The file'),
    say('An image is uploaded from this computer. The console takes the steps in between.'),
    type(panel.textbox('Name'), 'harbour-13'),
    type(panel.textbox('OS (Optional)'), 'harbour-linux'),
    type(panel.textbox('Version (Optional)'), '13'),
    upload(panel.button('Image file'), { name: 'harbour.img', content: { bytes: 1_048_576 } }),
    shot('form'),
    click(panel.button('Upload image')),
    chapter('A piece fails'),
    until(reached('imageUpload', 'failed')),
    expect(progress.status()).shows('The upload has stopped.'),
    point(
      progress.listitem('Send file'),
      'The same piece was refused three times, so the upload has stopped.',
    ),
    shot('stopped'),
    chapter('It goes on'),
    say('Nothing is lost: what has arrived is not sent again.'),
    click(progress.button('Resume')),
    until(reached('imageUpload', 'done')),
    expect(progress.status()).shows('harbour-13 is ready.'),
    click(progress.button('Done')),
    point(at.row('harbour-13'), 'The temporary disk and its snapshot are gone. The image stays.'),
  ],
)

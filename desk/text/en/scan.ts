import type { Words } from '../el/index.ts'

export const scan: Words['scan'] = {
  label: 'Scan a label',
  camera: 'With the camera',
  close: 'Close the camera',
  aim: 'Aim at the code of the label',
  noCamera: 'The camera did not open. Allow it in the browser, or use the scanner.',
}

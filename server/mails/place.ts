import type { RunningShop } from '../running-shop.ts'
import type { MailPlace } from './mail-document.ts'

export function mailPlace({ config, imagesVersion, catalogue }: RunningShop): MailPlace {
  const { publicUrl, filesUrl } = config
  return { url: publicUrl, files: filesUrl || publicUrl, imagesVersion, catalogue: catalogue() }
}

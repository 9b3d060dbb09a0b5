import ChevronRight from 'lucide-react/icons/chevron-right'
import { useConfig } from '../config.ts'
import { useWords } from '../text/words.ts'
import { Link } from '../ui/link.tsx'

export function Breadcrumb({ name }: { name: string }) {
  const { product } = useWords()
  const { shop } = useConfig()
  const link = 'inline-flex min-h-11 items-center underline-offset-4 hover:text-ink hover:underline'
  return (
    <nav aria-label={product.breadcrumb} className="-mt-3 text-sm text-muted md:-mt-4">
      <ol className="flex flex-wrap items-center gap-x-1.5">
        <li>
          <Link to="/" className={link}>
            {shop}
          </Link>
        </li>
        <li className="flex items-center gap-1.5">
          <ChevronRight size={14} aria-hidden="true" />
          <Link to="/menu" className={link}>
            {product.menu}
          </Link>
        </li>
        <li aria-current="page" className="flex min-w-0 items-center gap-1.5 max-sm:sr-only">
          <ChevronRight size={14} aria-hidden="true" className="shrink-0" />
          <span className="min-w-0">{name}</span>
        </li>
      </ol>
    </nav>
  )
}

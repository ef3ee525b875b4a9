import { Hero } from './home/Hero.tsx'
import { HowSection } from './home/HowSection.tsx'
import { KeepSection } from './home/KeepSection.tsx'
import { LanguagesSection } from './home/LanguagesSection.tsx'
import { LibrarySection } from './home/LibrarySection.tsx'
import { PriceSection } from './home/PriceSection.tsx'
import { StartSection } from './home/StartSection.tsx'
import { ViewerSection } from './home/ViewerSection.tsx'

export const HomeScreen = () => (
  <>
    <Hero />
    <HowSection />
    <ViewerSection />
    <LibrarySection />
    <LanguagesSection />
    <KeepSection />
    <PriceSection />
    <StartSection />
  </>
)

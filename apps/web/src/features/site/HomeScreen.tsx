import { Hero } from './home/Hero.tsx'
import { HowSection } from './home/HowSection.tsx'
import { KeepSection } from './home/KeepSection.tsx'
import { StartSection } from './home/StartSection.tsx'

/** The introduction: what Pandok is, by trying it first. */
export const HomeScreen = () => (
  <>
    <Hero />
    <HowSection />
    <KeepSection />
    <StartSection />
  </>
)

// This server is the lower bound: Fastify with one route that parses a JSON body and returns it.
import Fastify from 'fastify'

const app = Fastify()
app.post('/api/live-event', async (request) => request.body)
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
process.send?.('ready')

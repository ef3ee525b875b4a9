export interface SettingsOptions {
  port: number
  durable: boolean
}

/**
 * The settings are passed on the command line at every start, so that those of a new version also reach old
 * data folders.
 */
export function settings({ port, durable }: SettingsOptions): string[] {
  const safety = durable ? 'on' : 'off'
  const values = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 100,
    shared_buffers: '64MB',
    huge_pages: 'off',
    max_logical_replication_workers: 0,
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    fsync: safety,
    full_page_writes: safety,
    synchronous_commit: safety,
    log_destination: 'stderr',
    logging_collector: 'off',
    log_line_prefix: '',
    log_checkpoints: 'off',
    log_autovacuum_min_duration: -1,
    // In the server's log LOG ranks above ERROR. A failed statement is reported to its client; here it would
    // put values that people typed into the log.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
  }
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

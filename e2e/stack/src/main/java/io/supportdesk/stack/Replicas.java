package io.supportdesk.stack;

import io.supportdesk.stack.proxy.RoundRobinProxy;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** One service, as often as asked for, and what is in front of it. */
public final class Replicas implements AutoCloseable {

    private final String url;
    private final List<ServiceProcess> processes;
    private final @Nullable RoundRobinProxy proxy;

    private Replicas(String url, List<ServiceProcess> processes, @Nullable RoundRobinProxy proxy) {
        this.url = url;
        this.processes = List.copyOf(processes);
        this.proxy = proxy;
    }

    /** Launches all without waiting; a single one takes the port itself, several get ports of their own and a proxy. */
    static Replicas launch(String name, Path jar, int number, int port, Path logs, UnaryOperator<Service> settings) {
        var processes = new ArrayList<ServiceProcess>();
        try {
            for (var replica = 1; replica <= number; replica++) {
                var own = number == 1 ? port : Ports.free();
                var title = number == 1 ? name : name + "-" + replica;
                processes.add(ServiceProcess.launch(settings.apply(Service.on(own, Ports.free(), title, jar, logs))));
            }
            var upstreams = processes.stream().map(ServiceProcess::url).toList();
            var proxy = number == 1 ? null : RoundRobinProxy.start(port, upstreams);
            return new Replicas("http://127.0.0.1:" + port, processes, proxy);
        } catch (RuntimeException e) {
            processes.forEach(ServiceProcess::close);
            throw e;
        }
    }

    void awaitReady() {
        processes.forEach(ServiceProcess::awaitReady);
    }

    /** Where clients go, without a slash at the end: the proxy, or the only replica. */
    public String url() {
        return url;
    }

    /** Every replica, in the order in which they were started. */
    public List<ServiceProcess> processes() {
        return processes;
    }

    /** One replica, counted from 0. */
    public ServiceProcess get(int index) {
        return processes.get(index);
    }

    /** The proxy, where there are several replicas. */
    public Optional<RoundRobinProxy> proxy() {
        return Optional.ofNullable(proxy);
    }

    /** Ends the proxy, then all replicas at the same time. */
    @Override
    public void close() {
        if (proxy != null) {
            proxy.close();
        }
        Closing.together(processes);
    }
}
